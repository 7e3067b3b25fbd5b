"use client";

import { simulateProductUpdate } from "@partner-kit/contract";
import {
  type UseOperationMutationParameters,
  type UseOperationMutationReturnType,
  useOperationMutation,
} from "../query/useOperationMutation.ts";

export type UseSimulateProductUpdateParameters<TContext = unknown> = UseOperationMutationParameters<
  typeof simulateProductUpdate,
  TContext
>;
export type UseSimulateProductUpdateReturnType<TContext = unknown> = UseOperationMutationReturnType<
  typeof simulateProductUpdate,
  TContext
>;

/** Makes a product-update notification. Never in production. (Service document: Endpoints, Simulation.) */
export function useSimulateProductUpdate<TContext = unknown>(
  parameters: UseSimulateProductUpdateParameters<TContext> = {},
): UseSimulateProductUpdateReturnType<TContext> {
  return useOperationMutation(simulateProductUpdate, parameters);
}
