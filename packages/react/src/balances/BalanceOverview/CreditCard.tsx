"use client";

import type { Credit } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { subtractDecimals } from "../../format/addDecimals.ts";
import { compareDecimals } from "../../format/compareDecimals.ts";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { formatMoney } from "../../format/formatMoney.ts";
import { isolate } from "../../format/isolate.ts";
import { percentOf } from "../../format/percentOf.ts";
import { sentenceCase } from "../../format/sentenceCase.ts";
import { useText } from "../../locale/useText.ts";
import { usePerson } from "../../session/usePerson.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { statusTones } from "../../ui/Badge/statuses.ts";
import { Changed } from "../../ui/Changed/Changed.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { FillBar } from "../../ui/FillBar/FillBar.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { creditTone } from "../creditTone.ts";
import { enBalanceOverview } from "../messages.en.ts";
import { ChangingMoney, Fact, zeroTone } from "./CurrencyCard.tsx";

export interface CreditCardProps {
  readonly credit: Credit;
  readonly isHidden: boolean;
}

/** The credit line: how much of it is used and available, when it is due, and what else the service reports. Smaller than the currencies, and without what repeats another value or says nothing. */
export function CreditCard({ credit, isHidden }: CreditCardProps): ReactElement {
  const { balanceOverview: messages, locale, fill } = useText(enBalanceOverview);
  const person = usePerson();
  const cover = isHidden ? messages.hiddenAmount : undefined;
  const money = (value: string) => (
    <ChangingMoney value={value} currency={credit.currency} isCodeHidden cover={cover} />
  );
  const amount = (label: string, value: string, isDetail = false) => (
    <Fact label={label} tone={zeroTone(value, isHidden)} isDetail={isDetail}>
      {money(value)}
    </Fact>
  );
  // The notice is about the outstanding amount. Otherwise, it is left out if it is the one that is used.
  const isRepeated =
    !credit.overdue && !credit.withdrawal_blocked && compareDecimals(credit.outstanding, credit.credit_used) === 0;
  // One position with its sign: the service reports each sign in a field of its own.
  const hasNegative = compareDecimals(credit.net_negative, "0") !== 0;
  const hasPositive = !hasNegative || compareDecimals(credit.net_positive, "0") !== 0;
  const write = (value: string) => isolate(formatMoney({ value, currency: credit.currency, locale }).amount);
  const usedPercent = percentOf(credit.credit_used, credit.credit_limit);
  return (
    <div data-part="card" data-kind="credit">
      <p data-part="title">
        {messages.credit} <span data-part="name">{credit.currency}</span>
        {/* Its values are not documented. `active` is assumed. */}
        {!(credit.overdue && credit.status === "overdue") && (
          <Changed value={credit.status} of={person}>
            <Badge>
              <bdi>{credit.status === "active" ? messages.active : sentenceCase(credit.status)}</bdi>
            </Badge>
          </Changed>
        )}
        {credit.overdue && <Badge tone={statusTones.balanceOverview.overdue}>{messages.overdue}</Badge>}
        {credit.withdrawal_blocked && (
          <Badge tone={statusTones.balanceOverview.withdrawalBlocked}>{messages.withdrawalBlocked}</Badge>
        )}
      </p>
      {credit.withdrawal_blocked && <p data-part="notice">{messages.withdrawalBlockedHelp}</p>}
      <div data-part="usage" data-tone={creditTone(credit)}>
        {!isHidden && usedPercent !== undefined && (
          <>
            <FillBar amount={credit.credit_limit} filled={credit.credit_used} fill="used" />
            <p data-part="share">
              {fill(messages.creditUsage, { percent: formatDecimal({ value: usedPercent, locale }) })}
            </p>
            <p data-part="amounts">
              {fill(messages.creditUsageAmounts, {
                used: write(credit.credit_used),
                limit: write(credit.credit_limit),
                percent: formatDecimal({ value: usedPercent, locale }),
              })}
            </p>
          </>
        )}
      </div>
      <dl data-part="rest">
        {amount(messages.creditAvailable, credit.available_credit)}
        {amount(messages.creditUsed, credit.credit_used, true)}
        {amount(messages.creditLimit, credit.credit_limit, true)}
        {!isRepeated && amount(messages.creditOutstanding, credit.outstanding)}
        <Fact label={messages.nextDue} tone={credit.overdue ? "danger" : undefined}>
          {credit.next_due_at === null ? messages.nothingDue : <DateTime timestamp={credit.next_due_at} />}
        </Fact>
        {hasPositive && (
          <Fact label={messages.netPositive} tone={zeroTone(credit.net_positive, isHidden)} isStrong>
            {money(credit.net_positive)}
          </Fact>
        )}
        {hasNegative && (
          <Fact label={messages.netNegative} isStrong>
            {money(subtractDecimals("0", credit.net_negative) ?? credit.net_negative)}
          </Fact>
        )}
      </dl>
    </div>
  );
}

/** Placeholder with the labels, without amounts. */
export function CreditCardSkeleton(): ReactElement {
  const { balanceOverview: messages } = useText(enBalanceOverview);
  const details = [messages.creditUsed, messages.creditLimit];
  const labels = [
    messages.creditAvailable,
    messages.creditUsed,
    messages.creditLimit,
    messages.nextDue,
    messages.netPositive,
  ];
  return (
    <div data-part="card" data-kind="credit">
      <p data-part="title">{messages.credit}</p>
      <div data-part="usage">
        <FillBar amount="1" filled="0" fill="used" />
        <p>
          <Skeleton width="long" />
        </p>
      </div>
      <dl data-part="rest">
        {labels.map((label) => (
          <Fact key={label} label={label} isDetail={details.includes(label)}>
            <Skeleton />
          </Fact>
        ))}
      </dl>
    </div>
  );
}
