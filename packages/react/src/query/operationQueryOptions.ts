import type { Data, Input, Operation } from "@partner-kit/contract";
import { type QueryFunctionContext, queryOptions } from "@tanstack/react-query";
import { withPermission } from "../session/checkPermission.ts";
import type { Kit } from "./kit.ts";
import type { OperationError } from "./operationError.ts";
import { type OperationQueryKey, type OperationQueryOptions, operationQueryKey } from "./operationQueryKey.ts";
import { operationQueryPolicy } from "./operationQueryPolicy.ts";

export interface OperationQueryOptionsParameters<TOperation extends Operation> {
  readonly kit: Kit;
  readonly operation: TOperation;
  readonly input: Input<TOperation>;
}

/** TanStack options of a read, for `useQuery`, `prefetchQuery`, `fetchQuery` and `getQueryData`, also on a server. */
export function operationQueryOptions<TOperation extends Operation>(
  parameters: OperationQueryOptionsParameters<TOperation>,
): OperationQueryOptions<TOperation> {
  return queryOptions<Data<TOperation>, OperationError, Data<TOperation>, OperationQueryKey<TOperation>>(
    assembleOperationQuery(parameters),
  );
}

/** The same options without the types that TanStack derives from them, for hooks that select from the data. */
export function assembleOperationQuery<TOperation extends Operation>(
  parameters: OperationQueryOptionsParameters<TOperation>,
) {
  const { kit, operation, input } = parameters;
  return {
    queryKey: operationQueryKey({ baseUrl: kit.baseUrl, operation, input }),
    queryFn: ({ client, signal }: Pick<QueryFunctionContext, "client" | "signal">): Promise<Data<TOperation>> =>
      withPermission({ queryClient: client, kit, operation }, () => kit.client.call(operation, input, { signal })),
    ...operationQueryPolicy({ kit, operation }),
  };
}
