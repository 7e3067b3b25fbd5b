import { listMarkets } from "@partner-kit/contract";
import type { Kit } from "../query/kit.ts";
import { operationQueryOptions } from "../query/operationQueryOptions.ts";

/** TanStack options of the list of trading pairs, for prefetching and servers. */
export function marketsQuery({ kit }: { readonly kit: Kit }) {
  return operationQueryOptions({ kit, operation: listMarkets, input: {} });
}
