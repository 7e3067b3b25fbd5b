"use client";

import { type Data, getTransaction } from "@partner-kit/contract";
import {
  type UseOperationQueryParameters,
  type UseOperationQueryReturnType,
  useOperationQuery,
} from "../query/useOperationQuery.ts";

export interface UseTransactionParameters<TSelected = Data<typeof getTransaction>>
  extends UseOperationQueryParameters<typeof getTransaction, TSelected> {
  /** While it is `undefined`, nothing is read. */
  readonly transaction_id: string | undefined;
}

export type UseTransactionReturnType<TSelected = Data<typeof getTransaction>> = UseOperationQueryReturnType<
  typeof getTransaction,
  TSelected
>;

/**
 * Reads one wallet transaction. (Service document: Operations whose shapes are incomplete; path and fields are
 * assumed.)
 */
export function useTransaction<TSelected = Data<typeof getTransaction>>({
  transaction_id,
  ...parameters
}: UseTransactionParameters<TSelected>): UseTransactionReturnType<TSelected> {
  return useOperationQuery(getTransaction, transaction_id === undefined ? undefined : { transaction_id }, parameters);
}
