"use client";

import type { ReactElement } from "react";
import { currencyName } from "../../format/currencyName.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { Money } from "../../ui/Money/Money.tsx";
import { enBalanceOverview } from "../messages.en.ts";
import type { CurrencyBalance, RailEquivalents } from "../useBalanceOverview.ts";
import { Fact } from "./Fact.tsx";

export interface CurrencyCardProps {
  readonly balance: CurrencyBalance;
  readonly isHidden: boolean;
}

/** One currency: what can be spent first and large, the rest below. */
export function CurrencyCard({ balance, isHidden }: CurrencyCardProps): ReactElement {
  const { locale } = useLocale();
  const { balanceOverview: words } = useText(enBalanceOverview);
  const cover = isHidden ? words.hiddenAmount : undefined;
  const { currency, available, locked, total, withdrawable, railEquivalents } = balance;
  const money = (value: string) => <Money value={value} currency={currency} isCodeHidden cover={cover} />;
  return (
    <div data-part="card" data-currency={currency}>
      <p data-part="title">
        {currency} <span data-part="name">{currencyName({ currency, locale })}</span>
      </p>
      <dl>
        <Fact label={words.available} isHeadline>
          <Money value={available} currency={currency} size="large" cover={cover} />
        </Fact>
        <Fact label={words.locked} help={words.lockedHelp}>
          {money(locked)}
        </Fact>
        <Fact label={words.total}>{money(total)}</Fact>
        {withdrawable.kind === "known" && (
          <Fact label={words.withdrawable} help={words.withdrawableHelp}>
            {money(withdrawable.amount)}
          </Fact>
        )}
        {withdrawable.kind === "unavailable" && (
          <Fact label={words.withdrawable} help={words.withdrawableUnavailableHelp} tone="warn">
            {words.withdrawableUnavailable}
          </Fact>
        )}
        {withdrawable.kind === "notGiven" && (
          <Fact label={words.withdrawable} tone="muted">
            {words.withdrawableNotGiven}
          </Fact>
        )}
        <RailEquivalentsFact equivalents={railEquivalents} />
      </dl>
    </div>
  );
}

function RailEquivalentsFact({ equivalents }: { readonly equivalents: RailEquivalents }): ReactElement {
  const { balanceOverview: words } = useText(enBalanceOverview);
  if (equivalents.kind === "some") {
    return (
      <Fact label={words.railEquivalents}>
        {/* Their shape is not shown by the service document: raw is honest. */}
        {equivalents.items.map((item) => JSON.stringify(item)).join(", ")}
      </Fact>
    );
  }
  return (
    <Fact label={words.railEquivalents} tone="muted">
      {equivalents.kind === "none" ? words.railEquivalentsNone : words.railEquivalentsNotGiven}
    </Fact>
  );
}
