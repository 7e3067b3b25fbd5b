"use client";

import type { getTicker } from "@partner-kit/contract";
import { type Freshness, useFreshness } from "../live/useFreshness.ts";
import type { OperationError } from "../query/operationError.ts";
import type { UseOperationQueryParameters } from "../query/useOperationQuery.ts";
import { useSettledError } from "../query/useSettledError.ts";
import { useTicker } from "./markets.ts";
import { useTickerStore } from "./useTickerStore.ts";

export interface UseTickerStatusParameters {
  /** TanStack's options of the ticker. */
  readonly query?:
    | Omit<NonNullable<UseOperationQueryParameters<typeof getTicker>["query"]>, "select" | "notifyOnChangeProps">
    | undefined;
}

export interface UseTickerStatusReturnType {
  readonly state:
    | { readonly status: "loading" }
    | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
    | { readonly status: "ready"; readonly freshness: Freshness };
  readonly retry: () => void;
}

/** Reads the ticker, keeps it current and returns its status. Does not render with each tick. */
export function useTickerStatus({ query }: UseTickerStatusParameters = {}): UseTickerStatusReturnType {
  const ticker = useTicker({ query: { ...query, notifyOnChangeProps: ["status", "error", "isFetching"] } });
  const { receivedAt } = useTickerStore();
  const error = useSettledError(ticker);
  const freshness = useFreshness({ error, receivedAt, isStreamed: true });
  return { state: toState(), retry: () => void ticker.refetch() };

  function toState(): UseTickerStatusReturnType["state"] {
    if (ticker.data) return { status: "ready", freshness };
    return error ? { status: "error", error, isRetrying: ticker.isFetching } : { status: "loading" };
  }
}
