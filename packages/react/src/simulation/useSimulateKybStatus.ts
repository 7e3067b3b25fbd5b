"use client";

import { simulateKybStatus } from "@partner-kit/contract";
import {
  type UseOperationMutationParameters,
  type UseOperationMutationReturnType,
  useOperationMutation,
} from "../query/useOperationMutation.ts";

export type UseSimulateKybStatusParameters<TContext = unknown> = UseOperationMutationParameters<
  typeof simulateKybStatus,
  TContext
>;
export type UseSimulateKybStatusReturnType<TContext = unknown> = UseOperationMutationReturnType<
  typeof simulateKybStatus,
  TContext
>;

/**
 * Sets the KYB state of the test account. Never in production. (Service document: Endpoints, Simulation; body and
 * result are assumed.)
 */
export function useSimulateKybStatus<TContext = unknown>(
  parameters: UseSimulateKybStatusParameters<TContext> = {},
): UseSimulateKybStatusReturnType<TContext> {
  return useOperationMutation(simulateKybStatus, parameters);
}
