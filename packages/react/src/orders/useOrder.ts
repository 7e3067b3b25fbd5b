"use client";

import { type Data, getOrder } from "@partner-kit/contract";
import {
  type UseOperationQueryParameters,
  type UseOperationQueryReturnType,
  useOperationQuery,
} from "../query/useOperationQuery.ts";

export interface UseOrderParameters<TSelected = Data<typeof getOrder>>
  extends UseOperationQueryParameters<typeof getOrder, TSelected> {
  /** While it is `undefined`, nothing is read. */
  readonly order_id: string | undefined;
}

export type UseOrderReturnType<TSelected = Data<typeof getOrder>> = UseOperationQueryReturnType<
  typeof getOrder,
  TSelected
>;

/**
 * Reads an order. It changes while it is filled, which an event tells. (Service document: Operations whose shapes are
 * incomplete; path and fields are assumed.)
 */
export function useOrder<TSelected = Data<typeof getOrder>>({
  order_id,
  ...parameters
}: UseOrderParameters<TSelected>): UseOrderReturnType<TSelected> {
  return useOperationQuery(getOrder, order_id === undefined ? undefined : { order_id }, parameters);
}
