import { getSession, type Session } from "@partner-kit/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { Kit } from "../query/kit.ts";
import { sessionQuery } from "./sessionQuery.ts";

export interface ReadSessionParameters {
  readonly queryClient: QueryClient;
  readonly kit: Kit;
}

/** The session, read where it is not known or no longer fresh. However many ask, it is read once. */
export async function readSession({ queryClient, kit }: ReadSessionParameters): Promise<Session> {
  // What `fetchQuery` does. Newer versions of TanStack Query call it `query`, and a host may bring either.
  const options = queryClient.defaultQueryOptions(sessionQuery({ kit }));
  const query = queryClient.getQueryCache().build(queryClient, options);
  const { data } = query.state;
  return data === undefined || query.isStaleByTime(getSession.staleTime) ? query.fetch() : data;
}
