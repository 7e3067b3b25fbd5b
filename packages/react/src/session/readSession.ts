import { getSession, type Session } from "@partner-kit/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { Kit } from "../query/kit.ts";
import { sessionQuery } from "./sessionQuery.ts";

export interface ReadSessionParameters {
  readonly queryClient: QueryClient;
  readonly kit: Kit;
}

/** Returns the session, reading it if it is missing or stale. Simultaneous calls share one read. */
export async function readSession({ queryClient, kit }: ReadSessionParameters): Promise<Session> {
  // Does what `fetchQuery` does. Newer versions of TanStack Query name it `query`, and the host may bring either.
  const options = queryClient.defaultQueryOptions(sessionQuery({ kit }));
  const query = queryClient.getQueryCache().build(queryClient, options);
  const { data } = query.state;
  return data === undefined || query.isStaleByTime(getSession.staleTime) ? query.fetch() : data;
}
