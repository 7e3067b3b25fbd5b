"use client";

import { createWithdrawalQuote } from "@partner-kit/contract";
import {
  type UseOperationMutationParameters,
  type UseOperationMutationReturnType,
  useOperationMutation,
} from "../query/useOperationMutation.ts";

export type UseWithdrawalQuoteParameters<TContext = unknown> = UseOperationMutationParameters<
  typeof createWithdrawalQuote,
  TContext
>;
export type UseWithdrawalQuoteReturnType<TContext = unknown> = UseOperationMutationReturnType<
  typeof createWithdrawalQuote,
  TContext
>;

/**
 * Asks what a withdrawal to a saved recipient would cost. The proxy signs it. (Service document: Signed withdrawal
 * requests; path, body and result are assumed.)
 */
export function useWithdrawalQuote<TContext = unknown>(
  parameters: UseWithdrawalQuoteParameters<TContext> = {},
): UseWithdrawalQuoteReturnType<TContext> {
  return useOperationMutation(createWithdrawalQuote, parameters);
}
