"use client";

import { type Data, getTicker } from "@partner-kit/contract";
import { shareTickers } from "../live/shareTickers.ts";
import {
  type UseOperationQueryParameters,
  type UseOperationQueryReturnType,
  useOperationQuery,
} from "../query/useOperationQuery.ts";

export type UseTickerParameters<TSelected = Data<typeof getTicker>> = UseOperationQueryParameters<
  typeof getTicker,
  TSelected
>;
export type UseTickerReturnType<TSelected = Data<typeof getTicker>> = UseOperationQueryReturnType<
  typeof getTicker,
  TSelected
>;

/**
 * Reads the 24-hour ticker of all pairs, kept current by the live stream. However many components ask, it is read once;
 * narrow it down with `query.select`. An entry that did not change stays the same object.
 * (Service document: 24-hour ticker entry.)
 */
export function useTicker<TSelected = Data<typeof getTicker>>({
  query,
}: UseTickerParameters<TSelected> = {}): UseTickerReturnType<TSelected> {
  return useOperationQuery(getTicker, {}, { query: { structuralSharing: shareTickers, ...query } });
}
