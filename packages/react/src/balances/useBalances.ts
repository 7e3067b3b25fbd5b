"use client";

import { type Data, getBalances } from "@partner-kit/contract";
import {
  type UseOperationQueryParameters,
  type UseOperationQueryReturnType,
  useOperationQuery,
} from "../query/useOperationQuery.ts";

export type UseBalancesParameters<TSelected = Data<typeof getBalances>> = UseOperationQueryParameters<
  typeof getBalances,
  TSelected
>;
export type UseBalancesReturnType<TSelected = Data<typeof getBalances>> = UseOperationQueryReturnType<
  typeof getBalances,
  TSelected
>;

/** Reads the balance overview: balances, credit, and what can be withdrawn. (Service document: Balance overview.) */
export function useBalances<TSelected = Data<typeof getBalances>>(
  parameters: UseBalancesParameters<TSelected> = {},
): UseBalancesReturnType<TSelected> {
  return useOperationQuery(getBalances, {}, parameters);
}
