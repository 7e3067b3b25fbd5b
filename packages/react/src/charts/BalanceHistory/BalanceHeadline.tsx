"use client";

import type { ReactElement } from "react";
import { Money } from "../../ui/Money/Money.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { BalanceChange, type BalanceChangeProps } from "./BalanceChange.tsx";

export interface BalanceHeadlineProps extends BalanceChangeProps {
  readonly isLoading: boolean;
  readonly currency: string;
  /** The amount now: a decimal string. `undefined` if tiles show it. */
  readonly amount: string | undefined;
  /** Covers amounts that are hidden, with their change. */
  readonly cover: string | undefined;
}

/** The amount now and its change over the range. */
export function BalanceHeadline(props: BalanceHeadlineProps): ReactElement {
  const { isLoading, currency, amount, cover, ...change } = props;
  const { first, last } = change.reading;
  return (
    <div data-part="headline">
      {amount !== undefined && (
        <span data-part="value">
          {isLoading ? <Skeleton width="long" /> : <Money value={amount} currency={currency} cover={cover} />}
        </span>
      )}
      {cover === undefined && isLoading && (
        <span data-part="change">
          <Skeleton width="long" />
        </span>
      )}
      {cover === undefined && !isLoading && first !== last && <BalanceChange {...change} />}
    </div>
  );
}
