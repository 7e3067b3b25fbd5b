import { getTickerHistory, type Input } from "@partner-kit/contract";
import type { Kit } from "../query/kit.ts";
import { operationQueryOptions } from "../query/operationQueryOptions.ts";
import type { OperationQueryOptions } from "../query/operationQueryTypes.ts";

export interface TickerHistoryQueryParameters extends Input<typeof getTickerHistory> {
  readonly kit: Kit;
}

/** TanStack options of the sampled prices of one pair, for prefetching and servers. */
export function tickerHistoryQuery({
  kit,
  ...input
}: TickerHistoryQueryParameters): OperationQueryOptions<typeof getTickerHistory> {
  return operationQueryOptions({ kit, operation: getTickerHistory, input });
}
