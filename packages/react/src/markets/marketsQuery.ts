import { listMarkets } from "@partner-kit/contract";
import type { Kit } from "../query/kit.ts";
import { type OperationQueryOptions, operationQueryOptions } from "../query/operationQueryOptions.ts";

/** TanStack options of the list of trading pairs, for prefetching and servers. */
export function marketsQuery({ kit }: { readonly kit: Kit }): OperationQueryOptions<typeof listMarkets> {
  return operationQueryOptions({ kit, operation: listMarkets, input: {} });
}
