"use client";

import { simulateFiatWithdrawal } from "@partner-kit/contract";
import {
  type UseOperationMutationParameters,
  type UseOperationMutationReturnType,
  useOperationMutation,
} from "../query/useOperationMutation.ts";

export type UseSimulateFiatWithdrawalParameters<TContext = unknown> = UseOperationMutationParameters<
  typeof simulateFiatWithdrawal,
  TContext
>;
export type UseSimulateFiatWithdrawalReturnType<TContext = unknown> = UseOperationMutationReturnType<
  typeof simulateFiatWithdrawal,
  TContext
>;

/**
 * Plays a fiat withdrawal. Never in production. (Service document: Endpoints, Simulation; body and result are
 * assumed.)
 */
export function useSimulateFiatWithdrawal<TContext = unknown>(
  parameters: UseSimulateFiatWithdrawalParameters<TContext> = {},
): UseSimulateFiatWithdrawalReturnType<TContext> {
  return useOperationMutation(simulateFiatWithdrawal, parameters);
}
