import { getBalances } from "@partner-kit/contract";
import type { Kit } from "../query/kit.ts";
import { operationQueryOptions } from "../query/operationQueryOptions.ts";
import type { OperationQueryOptions } from "../query/operationQueryTypes.ts";

/** TanStack options of the balance overview, for prefetching and servers. */
export function balancesQuery({ kit }: { readonly kit: Kit }): OperationQueryOptions<typeof getBalances> {
  return operationQueryOptions({ kit, operation: getBalances, input: {} });
}
