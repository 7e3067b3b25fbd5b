"use client";

import { submitTravelRule } from "@partner-kit/contract";
import { type UseForgetfulMutationParameters, useForgetfulMutation } from "../query/useForgetfulMutation.ts";
import type { UseOperationMutationReturnType } from "../query/useOperationMutation.ts";

export type UseSubmitTravelRuleParameters<TContext = unknown> = UseForgetfulMutationParameters<
  typeof submitTravelRule,
  TContext
>;
export type UseSubmitTravelRuleReturnType<TContext = unknown> = UseOperationMutationReturnType<
  typeof submitTravelRule,
  TContext
>;

/**
 * Answers about the sender of a held deposit. Funds stay unavailable until clearance; sending again once submitted
 * returns the submitted state. The answers are personal data: they leave the mutation cache with the component.
 * (Service document: Endpoints, Wallets; States and transitions.)
 */
export function useSubmitTravelRule<TContext = unknown>(
  parameters: UseSubmitTravelRuleParameters<TContext> = {},
): UseSubmitTravelRuleReturnType<TContext> {
  return useForgetfulMutation(submitTravelRule, parameters);
}
