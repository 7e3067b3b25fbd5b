import type { Data, Operation } from "@partner-kit/contract";
import type { DataTag, UnusedSkipTokenOptions } from "@tanstack/react-query";
import type { OperationError } from "./operationError.ts";
import type { OperationQueryKey } from "./operationQueryKey.ts";

/** What TanStack's functions take for a read; its key tells them the type of what is read. */
export type OperationQueryOptions<TOperation extends Operation> = UnusedSkipTokenOptions<
  Data<TOperation>,
  OperationError,
  Data<TOperation>,
  OperationQueryKey<TOperation>
> & { queryKey: DataTag<OperationQueryKey<TOperation>, Data<TOperation>, OperationError> };
