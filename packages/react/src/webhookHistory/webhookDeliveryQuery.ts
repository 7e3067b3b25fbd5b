import { getWebhookDelivery, type Input } from "@partner-kit/contract";
import type { Kit } from "../query/kit.ts";
import { operationQueryOptions } from "../query/operationQueryOptions.ts";
import type { OperationQueryOptions } from "../query/operationQueryTypes.ts";

export interface WebhookDeliveryQueryParameters extends Input<typeof getWebhookDelivery> {
  readonly kit: Kit;
}

/** TanStack options of one past delivery, for prefetching and servers. */
export function webhookDeliveryQuery({
  kit,
  ...input
}: WebhookDeliveryQueryParameters): OperationQueryOptions<typeof getWebhookDelivery> {
  return operationQueryOptions({ kit, operation: getWebhookDelivery, input });
}
