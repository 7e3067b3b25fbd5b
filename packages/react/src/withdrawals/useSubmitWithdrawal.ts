"use client";

import { submitWithdrawal } from "@partner-kit/contract";
import {
  type UseOperationMutationParameters,
  type UseOperationMutationReturnType,
  useOperationMutation,
} from "../query/useOperationMutation.ts";

export type UseSubmitWithdrawalParameters<TContext = unknown> = UseOperationMutationParameters<
  typeof submitWithdrawal,
  TContext
>;
export type UseSubmitWithdrawalReturnType<TContext = unknown> = UseOperationMutationReturnType<
  typeof submitWithdrawal,
  TContext
>;

/**
 * Submits a withdrawal, which the proxy signs: the signed request is the authorization. After an uncertain answer,
 * send the same input with the same `idempotency_key`. (Service document: Signed withdrawal requests; path, body and
 * result are assumed.)
 */
export function useSubmitWithdrawal<TContext = unknown>(
  parameters: UseSubmitWithdrawalParameters<TContext> = {},
): UseSubmitWithdrawalReturnType<TContext> {
  return useOperationMutation(submitWithdrawal, parameters);
}
