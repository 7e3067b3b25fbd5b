import { type Input, listReceivedEvents } from "@partner-kit/contract";
import type { Kit } from "../query/kit.ts";
import { operationQueryOptions } from "../query/operationQueryOptions.ts";
import type { OperationQueryOptions } from "../query/operationQueryTypes.ts";

export interface ReceivedEventsQueryParameters extends Input<typeof listReceivedEvents> {
  readonly kit: Kit;
}

/** TanStack options of what the proxy's receiver got, for prefetching and servers. */
export function receivedEventsQuery({
  kit,
  ...input
}: ReceivedEventsQueryParameters): OperationQueryOptions<typeof listReceivedEvents> {
  return operationQueryOptions({ kit, operation: listReceivedEvents, input });
}
