"use client";

import { type Data, listTransactions } from "@partner-kit/contract";
import {
  type UseOperationQueryParameters,
  type UseOperationQueryReturnType,
  useOperationQuery,
} from "../query/useOperationQuery.ts";

export type UseTransactionsParameters<TSelected = Data<typeof listTransactions>> = UseOperationQueryParameters<
  typeof listTransactions,
  TSelected
>;
export type UseTransactionsReturnType<TSelected = Data<typeof listTransactions>> = UseOperationQueryReturnType<
  typeof listTransactions,
  TSelected
>;

/**
 * Reads the wallet transactions, newest first. (Service document: Operations whose shapes are incomplete; path and
 * fields are assumed.)
 */
export function useTransactions<TSelected = Data<typeof listTransactions>>(
  parameters: UseTransactionsParameters<TSelected> = {},
): UseTransactionsReturnType<TSelected> {
  return useOperationQuery(listTransactions, {}, parameters);
}
