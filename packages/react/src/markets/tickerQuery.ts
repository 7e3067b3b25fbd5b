import { getTicker } from "@partner-kit/contract";
import { shareTickers } from "../live/shareTickers.ts";
import type { Kit } from "../query/kit.ts";
import { type OperationQueryOptions, operationQueryOptions } from "../query/operationQueryOptions.ts";

/** TanStack options of the 24-hour ticker of all pairs, for prefetching and servers. */
export function tickerQuery({ kit }: { readonly kit: Kit }): OperationQueryOptions<typeof getTicker> {
  return { ...operationQueryOptions({ kit, operation: getTicker, input: {} }), structuralSharing: shareTickers };
}
