import type { Data, Input, Operation } from "@partner-kit/contract";
import { type DataTag, queryOptions, type UnusedSkipTokenOptions } from "@tanstack/react-query";
import type { Kit } from "./kit.ts";
import type { OperationError } from "./operationError.ts";
import { operationQueryDefaults } from "./operationQueryDefaults.ts";
import type { OperationQueryKey } from "./operationQueryKey.ts";

export interface OperationQueryOptionsParameters<TOperation extends Operation> {
  readonly kit: Kit;
  readonly operation: TOperation;
  readonly input: Input<TOperation>;
}

/** What TanStack's functions take for a read. */
export type OperationQueryOptions<TOperation extends Operation> = UnusedSkipTokenOptions<
  Data<TOperation>,
  OperationError,
  Data<TOperation>,
  OperationQueryKey<TOperation>
> & { queryKey: DataTag<OperationQueryKey<TOperation>, Data<TOperation>, OperationError> };

/** TanStack options of a read: for `useQuery`, `prefetchQuery`, `fetchQuery`, `getQueryData`, in the page and on a server. */
export function operationQueryOptions<TOperation extends Operation>(
  parameters: OperationQueryOptionsParameters<TOperation>,
): OperationQueryOptions<TOperation> {
  return queryOptions<Data<TOperation>, OperationError, Data<TOperation>, OperationQueryKey<TOperation>>(
    operationQueryDefaults(parameters),
  );
}
