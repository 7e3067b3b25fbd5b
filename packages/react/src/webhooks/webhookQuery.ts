import { getWebhook, type Input } from "@partner-kit/contract";
import type { Kit } from "../query/kit.ts";
import { operationQueryOptions } from "../query/operationQueryOptions.ts";
import type { OperationQueryOptions } from "../query/operationQueryTypes.ts";

export interface WebhookQueryParameters extends Input<typeof getWebhook> {
  readonly kit: Kit;
}

/** TanStack options of one webhook endpoint, for prefetching and servers. */
export function webhookQuery({ kit, ...input }: WebhookQueryParameters): OperationQueryOptions<typeof getWebhook> {
  return operationQueryOptions({ kit, operation: getWebhook, input });
}
