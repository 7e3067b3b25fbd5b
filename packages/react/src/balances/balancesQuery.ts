import { getBalances } from "@partner-kit/contract";
import type { Kit } from "../query/kit.ts";
import { type OperationQueryOptions, operationQueryOptions } from "../query/operationQueryOptions.ts";

/** TanStack options of the balance overview, for prefetching and servers. */
export function balancesQuery({ kit }: { readonly kit: Kit }): OperationQueryOptions<typeof getBalances> {
  return operationQueryOptions({ kit, operation: getBalances, input: {} });
}
