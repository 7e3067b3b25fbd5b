"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { enBalanceOverview } from "../messages.en.ts";
import { Fact } from "./Fact.tsx";

/** The shape of the overview while it loads: the labels are known, the figures are not. */
export function BalanceOverviewSkeleton(): ReactElement {
  const { balanceOverview: words } = useText(enBalanceOverview);
  return (
    <div data-part="cards" aria-hidden="true">
      {["first", "second"].map((card) => (
        <div key={card} data-part="card">
          <p data-part="title">
            <Skeleton />
          </p>
          <dl>
            <Fact label={words.available} isHeadline>
              <Skeleton width="long" />
            </Fact>
            <Fact label={words.locked} help={words.lockedHelp}>
              <Skeleton />
            </Fact>
            <Fact label={words.total}>
              <Skeleton />
            </Fact>
            <Fact label={words.withdrawable} help={words.withdrawableHelp}>
              <Skeleton />
            </Fact>
            <Fact label={words.railEquivalents}>
              <Skeleton width="short" />
            </Fact>
          </dl>
        </div>
      ))}
      <div data-part="card" data-kind="credit">
        <p data-part="title">{words.credit}</p>
        <dl>
          {[
            words.creditAvailable,
            words.creditUsed,
            words.creditLimit,
            words.creditOutstanding,
            words.netPositive,
            words.netNegative,
            words.nextDue,
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
