"use client";

import { type Data, listChains } from "@partner-kit/contract";
import {
  type UseOperationQueryParameters,
  type UseOperationQueryReturnType,
  useOperationQuery,
} from "../query/useOperationQuery.ts";

export type UseChainsParameters<TSelected = Data<typeof listChains>> = UseOperationQueryParameters<
  typeof listChains,
  TSelected
>;
export type UseChainsReturnType<TSelected = Data<typeof listChains>> = UseOperationQueryReturnType<
  typeof listChains,
  TSelected
>;

/** Reads the supported chains. (Service document: Endpoints, Wallets; the shape is assumed.) */
export function useChains<TSelected = Data<typeof listChains>>(
  parameters: UseChainsParameters<TSelected> = {},
): UseChainsReturnType<TSelected> {
  return useOperationQuery(listChains, {}, parameters);
}
