import type { Input, Operation, Resource } from "@partner-kit/contract";

/** First the resource, so that one word reaches every read of it; then whose, which and of what. */
export type OperationQueryKey<TOperation extends Operation = Operation> = readonly [
  resource: Resource,
  { readonly kit: string; readonly operation: string; readonly input: Input<TOperation> },
];

/** Key of a read in the query cache. */
export function operationQueryKey<TOperation extends Operation>(parameters: {
  readonly baseUrl: string;
  readonly operation: TOperation;
  readonly input: Input<TOperation>;
}): OperationQueryKey<TOperation> {
  const { baseUrl, operation, input } = parameters;
  return [operation.resource, { kit: baseUrl, operation: operation.name, input }];
}

/** Whether a key of the query cache belongs to a kit. */
export function isKitQueryKey(key: unknown, baseUrl: string): key is OperationQueryKey {
  const details: unknown = Array.isArray(key) ? key[1] : undefined;
  return typeof details === "object" && details !== null && "kit" in details && details.kit === baseUrl;
}
