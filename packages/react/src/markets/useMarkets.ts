"use client";

import { type Data, listMarkets } from "@partner-kit/contract";
import {
  type UseOperationQueryParameters,
  type UseOperationQueryReturnType,
  useOperationQuery,
} from "../query/useOperationQuery.ts";

export type UseMarketsParameters<TSelected = Data<typeof listMarkets>> = UseOperationQueryParameters<
  typeof listMarkets,
  TSelected
>;
export type UseMarketsReturnType<TSelected = Data<typeof listMarkets>> = UseOperationQueryReturnType<
  typeof listMarkets,
  TSelected
>;

/** Reads the list of trading pairs. (Service document: Endpoints, Exchange; the shape is assumed.) */
export function useMarkets<TSelected = Data<typeof listMarkets>>(
  parameters: UseMarketsParameters<TSelected> = {},
): UseMarketsReturnType<TSelected> {
  return useOperationQuery(listMarkets, {}, parameters);
}
