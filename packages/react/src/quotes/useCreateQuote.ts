"use client";

import { createQuote } from "@partner-kit/contract";
import {
  type UseOperationMutationParameters,
  type UseOperationMutationReturnType,
  useOperationMutation,
} from "../query/useOperationMutation.ts";

export type UseCreateQuoteParameters<TContext = unknown> = UseOperationMutationParameters<typeof createQuote, TContext>;
export type UseCreateQuoteReturnType<TContext = unknown> = UseOperationMutationReturnType<typeof createQuote, TContext>;

/**
 * Asks for a price. Sent twice, it makes two quotes. (Service document: Operations whose shapes are incomplete; path,
 * body and result are assumed.)
 */
export function useCreateQuote<TContext = unknown>(
  parameters: UseCreateQuoteParameters<TContext> = {},
): UseCreateQuoteReturnType<TContext> {
  return useOperationMutation(createQuote, parameters);
}
