"use client";

import { parseTimestamp, type Transaction } from "@partner-kit/contract";
import { useEffect, useState } from "react";
import { type ReadState, useReadState } from "../live/useReadState.ts";
import { useKitContext } from "../provider/KitContext.ts";
import { useUnsavedChanges } from "../provider/useUnsavedChanges.ts";
import { useControllable } from "../provider/useView.ts";
import type { MorePages } from "../query/usePagedRead.ts";
import { useSession } from "../session/useSession.ts";
import { useLoadedTransactions } from "../transactions/useLoadedTransactions.ts";
import { travelRuleDrafts } from "./travelRuleDrafts.ts";

export interface UseTravelRuleQueueParameters {
  /** Transaction ID of the open deposit, if the host controls it. `null` for none. */
  readonly selectedId?: string | null | undefined;
  readonly onSelectedIdChange?: ((transactionId: string | null) => void) | undefined;
  /** Milliseconds between reads, for accounts whose proxy receives no webhooks. Default 60,000. */
  readonly refreshInterval?: number | undefined;
}

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

export interface UseTravelRuleQueueReturnType {
  readonly state: TravelRuleQueueState;
  /** Stays set when the deposit leaves the queue, so that its outcome stays visible. */
  readonly selectedId: string | null;
  readonly select: (transactionId: string | null) => void;
  /** Whether a deposit has unsent input. */
  readonly hasDraft: (transactionId: string) => boolean;
  readonly refresh: () => void;
  /** Checks older transactions, if the coverage is `limited` or `failed`. */
  readonly checkMore: () => void;
  readonly getRefreshButtonProps: () => { readonly type: "button"; readonly onClick: () => void };
}

/**
 * Held deposits that need information about their sender: transactions with `required_action.type` `travel_rule`.
 * Reads all pages of the list.
 * `deposit.action_required` adds one. (Service document: Travel Rule requirements; the list is assumed.)
 */
export function useTravelRuleQueue(parameters: UseTravelRuleQueueParameters = {}): UseTravelRuleQueueReturnType {
  const { refreshInterval = 60_000, onSelectedIdChange } = parameters;
  const { kit } = useKitContext();
  const subject = useSession().data?.subject;
  // Renders again when a draft appears or goes.
  useUnsavedChanges();
  const { read, transactions, more, loadMore, refresh } = useLoadedTransactions({ refreshInterval });
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
  const [selectedId, select] = useControllable<string | null>({
    value: parameters.selectedId,
    defaultValue: null,
    onChange: onSelectedIdChange,
  });

  return {
    state,
    selectedId,
    select,
    hasDraft: (transactionId) => travelRuleDrafts.hasUnsaved({ kit, subject, recordId: transactionId }),
    refresh,
    checkMore: () => {
      if (coverage === "limited") setPageLimit(pageCount + PAGES_AT_ONCE);
      if (coverage === "failed") loadMore();
    },
    getRefreshButtonProps: () => ({ type: "button", onClick: refresh }),
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
