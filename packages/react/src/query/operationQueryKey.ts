import type { Data, Input, Operation, Resource } from "@partner-kit/contract";
import type { DataTag, UnusedSkipTokenOptions } from "@tanstack/react-query";
import type { OperationError } from "./operationError.ts";

/** The resource comes first, so that `queryKey: [resource]` matches all its reads. */
export type OperationQueryKey<TOperation extends Operation = Operation> = readonly [
  resource: Resource,
  {
    readonly kit: string;
    readonly operation: string;
    readonly input: Input<TOperation> | undefined;
    /** Set for the pages of a list, whose data differs from that of one page. */
    readonly pages?: true;
  },
];

/** TanStack options of a read. The key carries the type of the data. */
export type OperationQueryOptions<TOperation extends Operation> = UnusedSkipTokenOptions<
  Data<TOperation>,
  OperationError,
  Data<TOperation>,
  OperationQueryKey<TOperation>
> & { queryKey: DataTag<OperationQueryKey<TOperation>, Data<TOperation>, OperationError> };

/** Returns the key of a read in the query cache. */
export function operationQueryKey<TOperation extends Operation>(parameters: {
  readonly baseUrl: string;
  readonly operation: TOperation;
  /** `undefined` while the input is incomplete. */
  readonly input: Input<TOperation> | undefined;
}): OperationQueryKey<TOperation> {
  const { baseUrl, operation, input } = parameters;
  return [operation.resource, { kit: baseUrl, operation: operation.name, input }];
}

/** Returns the key of a list's loaded pages in the query cache. */
export function operationPagesKey<TOperation extends Operation>(
  parameters: Parameters<typeof operationQueryKey<TOperation>>[0],
): OperationQueryKey<TOperation> {
  const [resource, details] = operationQueryKey(parameters);
  return [resource, { ...details, pages: true }];
}

/** Whether a key of a kit belongs to the pages of a list. */
export function isPagesKey(key: unknown): boolean {
  const details: unknown = Array.isArray(key) ? key[1] : undefined;
  return typeof details === "object" && details !== null && "pages" in details;
}

/** Whether a key of the query cache belongs to a kit. */
export function isKitQueryKey(key: unknown, baseUrl: string): key is OperationQueryKey {
  const details: unknown = Array.isArray(key) ? key[1] : undefined;
  return typeof details === "object" && details !== null && "kit" in details && details.kit === baseUrl;
}
