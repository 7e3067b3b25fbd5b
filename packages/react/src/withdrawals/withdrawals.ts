import { createWithdrawalQuote, submitWithdrawal } from "@partner-kit/contract";
import { type MutationHook, mutationHook } from "../query/mutationHook.ts";

/**
 * Requests the cost of a withdrawal to a saved recipient. The proxy signs the request. (Service document: Signed withdrawal
 * requests; path, body and result are assumed.)
 */
export const useWithdrawalQuote: MutationHook<typeof createWithdrawalQuote> = mutationHook(createWithdrawalQuote);

/**
 * Submits a withdrawal. The proxy signs it, and the signed request is the authorization. If the outcome is unknown, send
 * the same input with the same `idempotency_key`. (Service document: Signed withdrawal requests; path, body and result are
 * assumed.)
 */
export const useSubmitWithdrawal: MutationHook<typeof submitWithdrawal> = mutationHook(submitWithdrawal);
