"use client";

import type { Credit } from "@partner-kit/contract";
import type { ReactElement, ReactNode } from "react";
import { subtractDecimals } from "../../format/addDecimals.ts";
import { compareDecimals } from "../../format/compareDecimals.ts";
import { currencyName } from "../../format/currencyName.ts";
import { useText } from "../../locale/useText.ts";
import { usePerson } from "../../session/usePerson.ts";
import { Changed } from "../../ui/Changed/Changed.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { Money, type MoneyProps } from "../../ui/Money/Money.tsx";
import { enBalanceOverview } from "../messages.en.ts";
import type { CurrencyBalance, RailEquivalents } from "../useBalanceOverview.ts";

export interface CurrencyCardProps {
  readonly balance: CurrencyBalance;
  readonly isHidden: boolean;
  readonly lead: "available" | "none";
  /** Below the large amount. */
  readonly flow?: ReactNode;
  /** Below the amounts that the service reports. */
  readonly incoming?: ReactNode;
  /** Page of what the locked amount is reserved for. */
  readonly lockedHref: string | undefined;
}

/** A currency and its amounts, the available one large. Without a lead, the host shows a known withdrawable amount elsewhere. */
export function CurrencyCard(props: CurrencyCardProps): ReactElement {
  const { balance, isHidden, lead, flow, incoming, lockedHref } = props;
  const { balanceOverview: messages, locale } = useText(enBalanceOverview);
  const cover = isHidden ? messages.hiddenAmount : undefined;
  const { currency, available, locked, total, withdrawable, railEquivalents } = balance;
  const money = (value: string) => <ChangingMoney value={value} currency={currency} isCodeHidden cover={cover} />;
  const leads = lead === "available";
  return (
    <div data-part="card" data-currency={currency}>
      <p data-part="title">
        {currency} <span data-part="name">{currencyName({ currency, locale })}</span>
      </p>
      {leads && (
        <dl>
          <Fact label={messages.available} isHeadline>
            <ChangingMoney value={available} currency={currency} size="large" cover={cover} />
          </Fact>
        </dl>
      )}
      {flow}
      <dl>
        {!leads && <Fact label={messages.available}>{money(available)}</Fact>}
        {leads && withdrawable.kind === "known" && (
          <Fact
            label={messages.withdrawable}
            help={isWithdrawableLess(balance) ? messages.withdrawableHelp : undefined}
          >
            {money(withdrawable.amount)}
          </Fact>
        )}
        {withdrawable.kind === "unavailable" && (
          <Fact label={messages.withdrawable} help={messages.withdrawableUnavailableHelp} tone="warn">
            {messages.withdrawableUnavailable}
          </Fact>
        )}
        {withdrawable.kind === "notGiven" && (
          <Fact label={messages.withdrawable} tone="muted">
            {messages.withdrawableNotGiven}
          </Fact>
        )}
        <Fact
          label={messages.locked}
          help={lockedHref === undefined ? messages.lockedHelp : <Link href={lockedHref}>{messages.lockedHelp}</Link>}
          tone={zeroTone(locked, isHidden)}
        >
          {money(locked)}
        </Fact>
        <Fact label={messages.total} tone={zeroTone(total, isHidden)} isDetail>
          {money(total)}
        </Fact>
        {incoming}
        <RailEquivalentsFact equivalents={railEquivalents} />
      </dl>
    </div>
  );
}

/** Whether outstanding credit reduces what can be withdrawn. */
export function isWithdrawableLess({ withdrawable, available }: CurrencyBalance): boolean {
  return withdrawable.kind === "known" && compareDecimals(withdrawable.amount, available) < 0;
}

/** Whether the service’s amounts add up: the available amount less outstanding credit is exactly what can be withdrawn. */
export function isWithdrawableSum({ currency, available, withdrawable }: CurrencyBalance, credit: Credit): boolean {
  const rest = credit.currency === currency ? subtractDecimals(available, credit.outstanding) : undefined;
  return rest !== undefined && withdrawable.kind === "known" && compareDecimals(rest, withdrawable.amount) === 0;
}

/** An amount that is tinted when it moves. Hidden amounts are not: people nearby would see that money moved. */
export function ChangingMoney(props: MoneyProps): ReactElement {
  const { value, currency, cover } = props;
  const person = usePerson();
  return (
    <Changed value={cover === undefined ? value : ""} of={`${person} ${currency} ${cover ?? ""}`}>
      <Money {...props} />
    </Changed>
  );
}

/** A currency without equivalents needs no line, and neither does one for which the service lists none. */
function RailEquivalentsFact({ equivalents }: { readonly equivalents: RailEquivalents }): ReactElement | null {
  const { balanceOverview: messages } = useText(enBalanceOverview);
  if (equivalents.kind !== "some") return null;
  return (
    <Fact label={messages.railEquivalents} isDetail>
      {/* The service document does not show their shape. */}
      {equivalents.items.map((item) => JSON.stringify(item)).join(", ")}
    </Fact>
  );
}

interface FactProps {
  readonly label: string;
  /** Explains the value if the label is not enough. */
  readonly help?: ReactNode;
  readonly children: ReactNode;
  /** Marks the most important value. */
  readonly isHeadline?: boolean | undefined;
  readonly tone?: "muted" | "warn" | "danger" | undefined;
  /** Whether a phone shows it only among the details. */
  readonly isDetail?: boolean | undefined;
  /** Whether its value is heavier than its neighbours. */
  readonly isStrong?: boolean | undefined;
}

/** A zero is lighter than other amounts, unless that would reveal a hidden one. */
export function zeroTone(value: string, isHidden: boolean): FactProps["tone"] {
  return !isHidden && compareDecimals(value, "0") === 0 ? "muted" : undefined;
}

/** A label and a value in a description list. */
export function Fact(props: FactProps): ReactElement {
  const { label, help, children, isHeadline = false, tone, isDetail = false, isStrong = false } = props;
  return (
    <div
      data-part={isHeadline ? "headline" : "fact"}
      data-tone={tone}
      data-detail={isDetail || undefined}
      data-strong={isStrong || undefined}
    >
      <dt>{label}</dt>
      <dd>{children}</dd>
      {help && <dd data-part="help">{help}</dd>}
    </div>
  );
}
