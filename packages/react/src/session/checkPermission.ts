import { type getSession, isApiError, type Operation, type Session } from "@partner-kit/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { Kit } from "../query/kit.ts";
import type { OperationQueryOptions } from "../query/operationQueryTypes.ts";
import { staleTimes } from "../query/staleTimes.ts";
import { PermissionError } from "./PermissionError.ts";
import { permissionOf } from "./permission.ts";
import { sessionQuery } from "./sessionQuery.ts";

export interface CheckPermissionParameters {
  readonly queryClient: QueryClient;
  readonly kit: Kit;
  readonly operation: Operation;
}

/**
 * Lets a call pass that the session allows, and throws a `PermissionError` for one it does not, before anything is sent.
 * A session that is not known yet is read first; a "no" that is no longer fresh is asked about again. Where the session
 * cannot be read the call passes: the proxy has the last word in any case.
 */
export async function checkPermission({ queryClient, kit, operation }: CheckPermissionParameters): Promise<void> {
  const { name, resource } = operation;
  if (resource === "session" || resource === "health") return;
  const options = sessionQuery({ kit });
  const known = queryClient.getQueryData(options.queryKey);
  if (known && permissionOf(known, name).allowed) return;
  let session: Session;
  try {
    session = await readSession(queryClient, options);
  } catch (error) {
    if (!isApiError(error, "SESSION_REQUIRED")) return;
    throw new PermissionError({ operation: name, reason: "signed_out", scope: undefined });
  }
  const permission = permissionOf(session, name);
  if (!permission.allowed) throw new PermissionError({ operation: name, ...permission });
}

/** What `fetchQuery` does. Newer versions of TanStack Query call it `query`, and a host may bring either. */
async function readSession(
  queryClient: QueryClient,
  options: OperationQueryOptions<typeof getSession>,
): Promise<Session> {
  const query = queryClient.getQueryCache().build(queryClient, queryClient.defaultQueryOptions(options));
  const { data } = query.state;
  return data === undefined || query.isStaleByTime(staleTimes.session) ? query.fetch() : data;
}
