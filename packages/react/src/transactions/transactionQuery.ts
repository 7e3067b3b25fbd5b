import { getTransaction, type Input } from "@partner-kit/contract";
import type { Kit } from "../query/kit.ts";
import { operationQueryOptions } from "../query/operationQueryOptions.ts";
import type { OperationQueryOptions } from "../query/operationQueryTypes.ts";

export interface TransactionQueryParameters extends Input<typeof getTransaction> {
  readonly kit: Kit;
}

/** TanStack options of one wallet transaction, for prefetching and servers. */
export function transactionQuery({
  kit,
  ...input
}: TransactionQueryParameters): OperationQueryOptions<typeof getTransaction> {
  return operationQueryOptions({ kit, operation: getTransaction, input });
}
