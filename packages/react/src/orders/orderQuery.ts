import { getOrder, type Input } from "@partner-kit/contract";
import type { Kit } from "../query/kit.ts";
import { operationQueryOptions } from "../query/operationQueryOptions.ts";
import type { OperationQueryOptions } from "../query/operationQueryTypes.ts";

export interface OrderQueryParameters extends Input<typeof getOrder> {
  readonly kit: Kit;
}

/** TanStack options of an order, for prefetching and servers. */
export function orderQuery({ kit, ...input }: OrderQueryParameters): OperationQueryOptions<typeof getOrder> {
  return operationQueryOptions({ kit, operation: getOrder, input });
}
