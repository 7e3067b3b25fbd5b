import { getSession } from "@partner-kit/contract";
import type { Kit } from "../query/kit.ts";
import { type OperationQueryOptions, operationQueryOptions } from "../query/operationQueryOptions.ts";

/** TanStack options of the session. */
export function sessionQuery({ kit }: { readonly kit: Kit }): OperationQueryOptions<typeof getSession> {
  return operationQueryOptions({ kit, operation: getSession, input: {} });
}
