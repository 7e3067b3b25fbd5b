import { listChains } from "@partner-kit/contract";
import type { Kit } from "../query/kit.ts";
import { operationQueryOptions } from "../query/operationQueryOptions.ts";
import type { OperationQueryOptions } from "../query/operationQueryTypes.ts";

/** TanStack options of the supported chains, for prefetching and servers. */
export function chainsQuery({ kit }: { readonly kit: Kit }): OperationQueryOptions<typeof listChains> {
  return operationQueryOptions({ kit, operation: listChains, input: {} });
}
