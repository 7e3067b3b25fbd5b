import { listTransactions } from "@partner-kit/contract";
import type { Kit } from "../query/kit.ts";
import { operationQueryOptions } from "../query/operationQueryOptions.ts";
import type { OperationQueryOptions } from "../query/operationQueryTypes.ts";

/** TanStack options of the wallet transactions, for prefetching and servers. */
export function transactionsQuery({ kit }: { readonly kit: Kit }): OperationQueryOptions<typeof listTransactions> {
  return operationQueryOptions({ kit, operation: listTransactions, input: {} });
}
