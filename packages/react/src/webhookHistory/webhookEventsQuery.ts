import { listWebhookEvents } from "@partner-kit/contract";
import type { Kit } from "../query/kit.ts";
import { operationQueryOptions } from "../query/operationQueryOptions.ts";
import type { OperationQueryOptions } from "../query/operationQueryTypes.ts";

/** TanStack options of the past events, for prefetching and servers. */
export function webhookEventsQuery({ kit }: { readonly kit: Kit }): OperationQueryOptions<typeof listWebhookEvents> {
  return operationQueryOptions({ kit, operation: listWebhookEvents, input: {} });
}
