"use client";

import { type Data, getTravelRule } from "@partner-kit/contract";
import {
  type UseOperationQueryParameters,
  type UseOperationQueryReturnType,
  useOperationQuery,
} from "../query/useOperationQuery.ts";

export interface UseTravelRuleParameters<TSelected = Data<typeof getTravelRule>>
  extends UseOperationQueryParameters<typeof getTravelRule, TSelected> {
  /** While it is `undefined`, nothing is read. */
  readonly id: string | undefined;
}

export type UseTravelRuleReturnType<TSelected = Data<typeof getTravelRule>> = UseOperationQueryReturnType<
  typeof getTravelRule,
  TSelected
>;

/**
 * Reads what is asked about a deposit held for the Travel Rule. Meant for transactions whose `required_action.type` is
 * `travel_rule`. (Service document: Endpoints, Wallets.)
 */
export function useTravelRule<TSelected = Data<typeof getTravelRule>>({
  id,
  ...parameters
}: UseTravelRuleParameters<TSelected>): UseTravelRuleReturnType<TSelected> {
  return useOperationQuery(getTravelRule, id === undefined ? undefined : { id }, parameters);
}
