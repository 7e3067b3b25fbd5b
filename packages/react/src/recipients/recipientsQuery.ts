import { type Input, listRecipients } from "@partner-kit/contract";
import type { Kit } from "../query/kit.ts";
import { operationQueryOptions } from "../query/operationQueryOptions.ts";
import type { OperationQueryOptions } from "../query/operationQueryTypes.ts";

export interface RecipientsQueryParameters extends Input<typeof listRecipients> {
  readonly kit: Kit;
}

/** TanStack options of the saved recipients, for prefetching and servers. */
export function recipientsQuery({
  kit,
  ...input
}: RecipientsQueryParameters): OperationQueryOptions<typeof listRecipients> {
  return operationQueryOptions({ kit, operation: listRecipients, input });
}
