"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { enBalanceOverview } from "../messages.en.ts";
import { Fact } from "./Fact.tsx";

/** Placeholder with the labels, without amounts. */
export function BalanceOverviewSkeleton(): ReactElement {
  const { balanceOverview: messages } = useText(enBalanceOverview);
  return (
    <div data-part="cards" aria-hidden="true">
      {["first", "second"].map((card) => (
        <div key={card} data-part="card">
          <p data-part="title">
            <Skeleton />
          </p>
          <dl>
            <Fact label={messages.available} isHeadline>
              <Skeleton width="long" />
            </Fact>
            <Fact label={messages.locked} help={messages.lockedHelp}>
              <Skeleton />
            </Fact>
            <Fact label={messages.total}>
              <Skeleton />
            </Fact>
            <Fact label={messages.withdrawable} help={messages.withdrawableHelp}>
              <Skeleton />
            </Fact>
            <Fact label={messages.railEquivalents}>
              <Skeleton width="short" />
            </Fact>
          </dl>
        </div>
      ))}
      <div data-part="card" data-kind="credit">
        <p data-part="title">{messages.credit}</p>
        <dl>
          {[
            messages.creditAvailable,
            messages.creditUsed,
            messages.creditLimit,
            messages.creditOutstanding,
            messages.netPositive,
            messages.netNegative,
            messages.nextDue,
          ].map((label) => (
            <Fact key={label} label={label}>
              <Skeleton />
            </Fact>
          ))}
        </dl>
      </div>
    </div>
  );
}
