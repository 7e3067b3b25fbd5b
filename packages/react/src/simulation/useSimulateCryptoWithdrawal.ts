"use client";

import { simulateCryptoWithdrawal } from "@partner-kit/contract";
import {
  type UseOperationMutationParameters,
  type UseOperationMutationReturnType,
  useOperationMutation,
} from "../query/useOperationMutation.ts";

export type UseSimulateCryptoWithdrawalParameters<TContext = unknown> = UseOperationMutationParameters<
  typeof simulateCryptoWithdrawal,
  TContext
>;
export type UseSimulateCryptoWithdrawalReturnType<TContext = unknown> = UseOperationMutationReturnType<
  typeof simulateCryptoWithdrawal,
  TContext
>;

/**
 * Plays a crypto withdrawal. Never in production. (Service document: Endpoints, Simulation; body and result are
 * assumed.)
 */
export function useSimulateCryptoWithdrawal<TContext = unknown>(
  parameters: UseSimulateCryptoWithdrawalParameters<TContext> = {},
): UseSimulateCryptoWithdrawalReturnType<TContext> {
  return useOperationMutation(simulateCryptoWithdrawal, parameters);
}
