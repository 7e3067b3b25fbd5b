import type { Data, Input, Operation } from "@partner-kit/contract";
import { queryOptions } from "@tanstack/react-query";
import type { Kit } from "./kit.ts";
import type { OperationError } from "./operationError.ts";
import { operationQueryFn } from "./operationQueryFn.ts";
import { type OperationQueryKey, operationQueryKey } from "./operationQueryKey.ts";
import { operationQueryPolicy } from "./operationQueryPolicy.ts";
import type { OperationQueryOptions } from "./operationQueryTypes.ts";

export interface OperationQueryOptionsParameters<TOperation extends Operation> {
  readonly kit: Kit;
  readonly operation: TOperation;
  readonly input: Input<TOperation>;
}

/** TanStack options of a read: for `useQuery`, `prefetchQuery`, `fetchQuery`, `getQueryData`, in the page and on a server. */
export function operationQueryOptions<TOperation extends Operation>(
  parameters: OperationQueryOptionsParameters<TOperation>,
): OperationQueryOptions<TOperation> {
  const { kit, operation, input } = parameters;
  return queryOptions<Data<TOperation>, OperationError, Data<TOperation>, OperationQueryKey<TOperation>>({
    queryKey: operationQueryKey({ baseUrl: kit.baseUrl, operation, input }),
    queryFn: operationQueryFn(parameters),
    ...operationQueryPolicy({ kit, resource: operation.resource }),
  });
}
