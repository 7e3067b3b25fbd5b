import { getSession, type Session } from "@partner-kit/contract";
import { queryOptions } from "@tanstack/react-query";
import type { Kit } from "../query/kit.ts";
import type { OperationError } from "../query/operationError.ts";
import type { OperationQueryOptions } from "../query/operationQueryKey.ts";
import { type OperationQueryKey, operationQueryKey } from "../query/operationQueryKey.ts";
import { operationQueryPolicy } from "../query/operationQueryPolicy.ts";

/** TanStack options of the session, for prefetching and servers. This read needs no permission. */
export function sessionQuery(parameters: { readonly kit: Kit }): OperationQueryOptions<typeof getSession> {
  return queryOptions<Session, OperationError, Session, OperationQueryKey<typeof getSession>>(
    assembleSessionQuery(parameters),
  );
}

/** The same options without TanStack's derived types, for a hook that narrows the data. */
export function assembleSessionQuery({ kit }: { readonly kit: Kit }) {
  return {
    ...operationQueryPolicy({ kit, operation: getSession }),
    queryKey: operationQueryKey({ baseUrl: kit.baseUrl, operation: getSession, input: {} }),
    // Not aborted when a component unmounts, because others wait for the same response.
    queryFn: (): Promise<Session> => kit.client.call(getSession, {}),
    // Fails at once, so that others do not wait, and is retried in the background.
    retry: false,
  };
}
