import { listWebhooks } from "@partner-kit/contract";
import type { Kit } from "../query/kit.ts";
import { operationQueryOptions } from "../query/operationQueryOptions.ts";
import type { OperationQueryOptions } from "../query/operationQueryTypes.ts";

/** TanStack options of the webhook endpoints, for prefetching and servers. */
export function webhooksQuery({ kit }: { readonly kit: Kit }): OperationQueryOptions<typeof listWebhooks> {
  return operationQueryOptions({ kit, operation: listWebhooks, input: {} });
}
