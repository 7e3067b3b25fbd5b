import type { Data, Input, Operation } from "@partner-kit/contract";
import type { Kit } from "./kit.ts";
import { type OperationQueryKey, operationQueryKey } from "./operationQueryKey.ts";
import { staleTimes } from "./staleTimes.ts";

/** How an operation is read unless told otherwise. */
export function operationQueryDefaults<TOperation extends Operation>(parameters: {
  readonly kit: Kit;
  readonly operation: TOperation;
  readonly input: Input<TOperation>;
}) {
  const { kit, operation, input } = parameters;
  const queryKey: OperationQueryKey<TOperation> = operationQueryKey({ baseUrl: kit.baseUrl, operation, input });
  return {
    queryKey,
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Data<TOperation>> =>
      kit.client.call(operation, input, { signal }),
    staleTime: staleTimes[operation.resource],
    ...kit.retryPolicy,
    // An admin often runs where the browser believes it is offline; the proxy's answer decides, not that belief.
    networkMode: "always" as const,
    refetchOnReconnect: true,
    // A host's default would throw errors that the kit's components mean to show.
    throwOnError: false,
  };
}
