"use client";

import { type Data, type Input, listReceivedEvents } from "@partner-kit/contract";
import {
  type UseOperationQueryParameters,
  type UseOperationQueryReturnType,
  useOperationQuery,
} from "../query/useOperationQuery.ts";

export interface UseReceivedEventsParameters<TSelected = Data<typeof listReceivedEvents>>
  extends UseOperationQueryParameters<typeof listReceivedEvents, TSelected>,
    Input<typeof listReceivedEvents> {}

export type UseReceivedEventsReturnType<TSelected = Data<typeof listReceivedEvents>> = UseOperationQueryReturnType<
  typeof listReceivedEvents,
  TSelected
>;

/**
 * Reads what the proxy's receiver got, in sequence, from after a number on. Answered by the proxy; a new event makes
 * it stale.
 */
export function useReceivedEvents<TSelected = Data<typeof listReceivedEvents>>({
  query,
  refreshInterval,
  ...input
}: UseReceivedEventsParameters<TSelected> = {}): UseReceivedEventsReturnType<TSelected> {
  return useOperationQuery(listReceivedEvents, input, { query, refreshInterval });
}
