"use client";

import { simulateFiatDeposit } from "@partner-kit/contract";
import {
  type UseOperationMutationParameters,
  type UseOperationMutationReturnType,
  useOperationMutation,
} from "../query/useOperationMutation.ts";

export type UseSimulateFiatDepositParameters<TContext = unknown> = UseOperationMutationParameters<
  typeof simulateFiatDeposit,
  TContext
>;
export type UseSimulateFiatDepositReturnType<TContext = unknown> = UseOperationMutationReturnType<
  typeof simulateFiatDeposit,
  TContext
>;

/** Credits the test account with a fiat deposit. Never in production. (Service document: Endpoints, Simulation.) */
export function useSimulateFiatDeposit<TContext = unknown>(
  parameters: UseSimulateFiatDepositParameters<TContext> = {},
): UseSimulateFiatDepositReturnType<TContext> {
  return useOperationMutation(simulateFiatDeposit, parameters);
}
