import { getTravelRule, type Input } from "@partner-kit/contract";
import type { Kit } from "../query/kit.ts";
import { operationQueryOptions } from "../query/operationQueryOptions.ts";
import type { OperationQueryOptions } from "../query/operationQueryTypes.ts";

export interface TravelRuleQueryParameters extends Input<typeof getTravelRule> {
  readonly kit: Kit;
}

/** TanStack options of what is asked about a held deposit, for prefetching and servers. */
export function travelRuleQuery({
  kit,
  ...input
}: TravelRuleQueryParameters): OperationQueryOptions<typeof getTravelRule> {
  return operationQueryOptions({ kit, operation: getTravelRule, input });
}
