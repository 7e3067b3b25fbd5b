import { listWebhookDeliveries } from "@partner-kit/contract";
import type { Kit } from "../query/kit.ts";
import { operationQueryOptions } from "../query/operationQueryOptions.ts";
import type { OperationQueryOptions } from "../query/operationQueryTypes.ts";

/** TanStack options of the past deliveries, for prefetching and servers. */
export function webhookDeliveriesQuery({
  kit,
}: {
  readonly kit: Kit;
}): OperationQueryOptions<typeof listWebhookDeliveries> {
  return operationQueryOptions({ kit, operation: listWebhookDeliveries, input: {} });
}
