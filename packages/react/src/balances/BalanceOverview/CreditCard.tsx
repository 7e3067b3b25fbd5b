"use client";

import type { Credit } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { enBalanceOverview } from "../messages.en.ts";
import { Fact } from "./Fact.tsx";

/** The credit line and the restrictions that come with it. */
export function CreditCard(props: { readonly credit: Credit; readonly isHidden: boolean }): ReactElement {
  const { credit, isHidden } = props;
  const { balanceOverview: messages } = useText(enBalanceOverview);
  const cover = isHidden ? messages.hiddenAmount : undefined;
  const money = (value: string) => <Money value={value} currency={credit.currency} cover={cover} />;
  return (
    <div data-part="card" data-kind="credit">
      <p data-part="title">
        {messages.credit}
        <Badge tone={credit.overdue ? "danger" : "neutral"}>
          {/* Shown unchanged, because its values are not documented. */}
          <bdi>{credit.status}</bdi>
        </Badge>
        {credit.overdue && <Badge tone="danger">{messages.overdue}</Badge>}
        {credit.withdrawal_blocked && <Badge tone="danger">{messages.withdrawalBlocked}</Badge>}
      </p>
      {credit.withdrawal_blocked && <p data-part="notice">{messages.withdrawalBlockedHelp}</p>}
      <dl>
        <Fact label={messages.creditAvailable}>{money(credit.available_credit)}</Fact>
        <Fact label={messages.creditUsed}>{money(credit.credit_used)}</Fact>
        <Fact label={messages.creditLimit}>{money(credit.credit_limit)}</Fact>
        <Fact label={messages.creditOutstanding}>{money(credit.outstanding)}</Fact>
        <Fact label={messages.netPositive}>{money(credit.net_positive)}</Fact>
        <Fact label={messages.netNegative}>{money(credit.net_negative)}</Fact>
        <Fact label={messages.nextDue} tone={credit.overdue ? "danger" : undefined}>
          {credit.next_due_at === null ? messages.nothingDue : <DateTime timestamp={credit.next_due_at} />}
        </Fact>
      </dl>
    </div>
  );
}
