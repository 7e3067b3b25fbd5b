import type { getSession, Session } from "@partner-kit/contract";
import { queryOptions } from "@tanstack/react-query";
import type { Kit } from "../query/kit.ts";
import type { OperationError } from "../query/operationError.ts";
import type { OperationQueryKey } from "../query/operationQueryKey.ts";
import type { OperationQueryOptions } from "../query/operationQueryTypes.ts";
import { sessionQueryDefaults } from "./sessionQueryDefaults.ts";

/** TanStack options of the session, for prefetching and servers. */
export function sessionQuery({ kit }: { readonly kit: Kit }): OperationQueryOptions<typeof getSession> {
  return queryOptions<Session, OperationError, Session, OperationQueryKey<typeof getSession>>(
    sessionQueryDefaults({ kit }),
  );
}
