"use client";

import { type Data, getTickerHistory, type Input } from "@partner-kit/contract";
import {
  type UseOperationQueryParameters,
  type UseOperationQueryReturnType,
  useOperationQuery,
} from "../query/useOperationQuery.ts";

export interface UseTickerHistoryParameters<TSelected = Data<typeof getTickerHistory>>
  extends UseOperationQueryParameters<typeof getTickerHistory, TSelected>,
    Omit<Input<typeof getTickerHistory>, "pair_id"> {
  /** While it is `undefined`, nothing is read. */
  readonly pair_id: string | undefined;
}

export type UseTickerHistoryReturnType<TSelected = Data<typeof getTickerHistory>> = UseOperationQueryReturnType<
  typeof getTickerHistory,
  TSelected
>;

/**
 * Reads the prices of one pair that the proxy sampled, gaps as null. Answered by the proxy: the service has no such
 * reading.
 */
export function useTickerHistory<TSelected = Data<typeof getTickerHistory>>({
  query,
  refreshInterval,
  pair_id,
  ...range
}: UseTickerHistoryParameters<TSelected>): UseTickerHistoryReturnType<TSelected> {
  const input = pair_id === undefined ? undefined : { pair_id, ...range };
  return useOperationQuery(getTickerHistory, input, { query, refreshInterval });
}
