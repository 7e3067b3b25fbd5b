"use client";

import { type Data, listBanks } from "@partner-kit/contract";
import {
  type UseOperationQueryParameters,
  type UseOperationQueryReturnType,
  useOperationQuery,
} from "../query/useOperationQuery.ts";

export type UseBanksParameters<TSelected = Data<typeof listBanks>> = UseOperationQueryParameters<
  typeof listBanks,
  TSelected
>;
export type UseBanksReturnType<TSelected = Data<typeof listBanks>> = UseOperationQueryReturnType<
  typeof listBanks,
  TSelected
>;

/** Reads the supported banks. (Service document: Endpoints, Wallets; the shape is assumed.) */
export function useBanks<TSelected = Data<typeof listBanks>>(
  parameters: UseBanksParameters<TSelected> = {},
): UseBanksReturnType<TSelected> {
  return useOperationQuery(listBanks, {}, parameters);
}
