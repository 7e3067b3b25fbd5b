import { acceptQuote, createQuote } from "@partner-kit/contract";
import { type MutationHook, mutationHook } from "../query/mutationHook.ts";

/**
 * Requests a price. Sending it twice creates two quotes. (Service document: Operations whose shapes are incomplete; path,
 * body and result are assumed.)
 */
export const useCreateQuote: MutationHook<typeof createQuote> = mutationHook(createQuote);

/**
 * Accepts a quote, which creates an order. If the outcome is unknown, send the same quote ID again: the service returns the
 * same order. `retrySafely` does so automatically. (Service document: Endpoints, Exchange.)
 */
export const useAcceptQuote: MutationHook<typeof acceptQuote> = mutationHook(acceptQuote);
