import { getWebhookEvent, type Input } from "@partner-kit/contract";
import type { Kit } from "../query/kit.ts";
import { operationQueryOptions } from "../query/operationQueryOptions.ts";
import type { OperationQueryOptions } from "../query/operationQueryTypes.ts";

export interface WebhookEventQueryParameters extends Input<typeof getWebhookEvent> {
  readonly kit: Kit;
}

/** TanStack options of one past event, for prefetching and servers. */
export function webhookEventQuery({
  kit,
  ...input
}: WebhookEventQueryParameters): OperationQueryOptions<typeof getWebhookEvent> {
  return operationQueryOptions({ kit, operation: getWebhookEvent, input });
}
