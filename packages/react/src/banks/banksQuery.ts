import { listBanks } from "@partner-kit/contract";
import type { Kit } from "../query/kit.ts";
import { operationQueryOptions } from "../query/operationQueryOptions.ts";
import type { OperationQueryOptions } from "../query/operationQueryTypes.ts";

/** TanStack options of the supported banks, for prefetching and servers. */
export function banksQuery({ kit }: { readonly kit: Kit }): OperationQueryOptions<typeof listBanks> {
  return operationQueryOptions({ kit, operation: listBanks, input: {} });
}
