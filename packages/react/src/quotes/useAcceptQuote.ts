"use client";

import { acceptQuote } from "@partner-kit/contract";
import {
  type UseOperationMutationParameters,
  type UseOperationMutationReturnType,
  useOperationMutation,
} from "../query/useOperationMutation.ts";

export type UseAcceptQuoteParameters<TContext = unknown> = UseOperationMutationParameters<typeof acceptQuote, TContext>;
export type UseAcceptQuoteReturnType<TContext = unknown> = UseOperationMutationReturnType<typeof acceptQuote, TContext>;

/**
 * Accepts a quote, which creates an order. After an uncertain answer, send the same quote ID again: that gives the
 * same order, and `retrySafely` does it by itself. (Service document: Endpoints, Exchange.)
 */
export function useAcceptQuote<TContext = unknown>(
  parameters: UseAcceptQuoteParameters<TContext> = {},
): UseAcceptQuoteReturnType<TContext> {
  return useOperationMutation(acceptQuote, parameters);
}
