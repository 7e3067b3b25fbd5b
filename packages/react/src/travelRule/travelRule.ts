import { getTravelRule, submitTravelRule } from "@partner-kit/contract";
import { type MutationHook, mutationHook } from "../query/mutationHook.ts";
import { type QueryHook, type QueryOptionsFactory, queryHook, queryOptionsOf } from "../query/queryHook.ts";

/**
 * Reads the sender information that a held deposit needs. Only for transactions whose `required_action.type` is
 * `travel_rule`. (Service document: Endpoints, Wallets.)
 */
export const useTravelRule: QueryHook<typeof getTravelRule> = queryHook(getTravelRule);

/** TanStack options of a deposit's sender information, for prefetching and servers. */
export const travelRuleQuery: QueryOptionsFactory<typeof getTravelRule> = queryOptionsOf(getTravelRule);

/**
 * Submits the sender information of a held deposit. Funds stay unavailable until clearance. Submitting again returns the
 * submitted state. The input is personal data and leaves the mutation cache with the component. (Service document:
 * Endpoints, Wallets; States and transitions.)
 */
export const useSubmitTravelRule: MutationHook<typeof submitTravelRule> = mutationHook(submitTravelRule);
