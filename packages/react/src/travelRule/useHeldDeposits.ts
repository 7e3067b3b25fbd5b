"use client";

import { parseTimestamp, type Transaction } from "@partner-kit/contract";
import { useEffect, useState } from "react";
import { type ReadState, useReadState } from "../live/useReadState.ts";
import type { MorePages, UsePagedReadParameters } from "../query/usePagedRead.ts";
import { useLoadedTransactions } from "../transactions/useLoadedTransactions.ts";

export type TravelRuleQueueState = ReadState<{
  /** Oldest first. */
  readonly deposits: readonly Transaction[];
  /**
   * Which transactions were checked: `all`; `reading`: the older ones are being read; `limited`: only the newest, because
   * there are very many; `failed`: the older ones could not be read.
   */
  readonly coverage: "all" | "reading" | "limited" | "failed";
  /** Number of transactions that were checked. */
  readonly checked: number;
}>;

export interface UseHeldDepositsReturnType {
  readonly state: TravelRuleQueueState;
  readonly refresh: () => void;
  /** Checks older transactions, if the coverage is `limited` or `failed`. */
  readonly checkMore: () => void;
}

/** Held deposits that need information about their sender, from all pages of the transactions. */
export function useHeldDeposits(parameters: UsePagedReadParameters): UseHeldDepositsReturnType {
  const { read, transactions, more, loadMore, refresh } = useLoadedTransactions(parameters);
  const [pageLimit, setPageLimit] = useState(PAGES_AT_ONCE);
  const pageCount = read.data?.length ?? 0;
  const coverage = readCoverage(more, pageCount < pageLimit);
  useEffect(() => {
    if (coverage === "reading" && more === "available") loadMore();
  }, [coverage, more, loadMore]);
  const state = useReadState(read, () => {
    const held = transactions.filter(({ required_action }) => required_action?.type === "travel_rule");
    const deposits = held.toSorted((one, other) => startOf(one) - startOf(other));
    return { deposits, coverage, checked: transactions.length };
  });

  return {
    state,
    refresh,
    checkMore: () => {
      if (coverage === "limited") setPageLimit(pageCount + PAGES_AT_ONCE);
      if (coverage === "failed") loadMore();
    },
  };
}

type Coverage = Extract<TravelRuleQueueState, { readonly status: "ready" }>["coverage"];

function readCoverage(more: MorePages, mayRead: boolean): Coverage {
  if (more === "none") return "all";
  if (more === "failed") return "failed";
  return more === "loading" || mayRead ? "reading" : "limited";
}

/** Pages that are read without asking: each one is a request, and a change reads all of them again. */
const PAGES_AT_ONCE = 20;

/** Deposits without a time come last. */
function startOf({ created_at }: Transaction): number {
  return (created_at === undefined ? undefined : parseTimestamp(created_at)) ?? Number.MAX_SAFE_INTEGER;
}
