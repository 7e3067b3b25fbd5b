"use client";

import { simulateCryptoDeposit } from "@partner-kit/contract";
import {
  type UseOperationMutationParameters,
  type UseOperationMutationReturnType,
  useOperationMutation,
} from "../query/useOperationMutation.ts";

export type UseSimulateCryptoDepositParameters<TContext = unknown> = UseOperationMutationParameters<
  typeof simulateCryptoDeposit,
  TContext
>;
export type UseSimulateCryptoDepositReturnType<TContext = unknown> = UseOperationMutationReturnType<
  typeof simulateCryptoDeposit,
  TContext
>;

/**
 * Credits the test account with a stablecoin deposit. Never in production. (Service document: Endpoints, Simulation.)
 */
export function useSimulateCryptoDeposit<TContext = unknown>(
  parameters: UseSimulateCryptoDepositParameters<TContext> = {},
): UseSimulateCryptoDepositReturnType<TContext> {
  return useOperationMutation(simulateCryptoDeposit, parameters);
}
