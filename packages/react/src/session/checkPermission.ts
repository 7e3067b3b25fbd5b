import { getSession, isApiError, type Operation, type Session } from "@partner-kit/contract";
import type { QueryClient } from "@tanstack/react-query";
import { isTransient } from "../query/isTransient.ts";
import type { Kit } from "../query/kit.ts";
import { queryOf } from "../query/queryOf.ts";
import { PermissionError, permissionOf } from "./permission.ts";
import { sessionQuery } from "./sessionQuery.ts";

export interface CheckPermissionParameters {
  readonly queryClient: QueryClient;
  readonly kit: Kit;
  readonly operation: Operation;
}

/**
 * Throws a `PermissionError` if the session forbids a call. Reads the session first if it is unknown, or if a refusal is
 * stale. If the session cannot be read, the call passes, because the proxy checks it anyway. A failed read is shared for 10
 * seconds, so that a page of many reads does not overload a failing proxy.
 */
export async function checkPermission(parameters: CheckPermissionParameters): Promise<void> {
  const { queryClient, kit, operation } = parameters;
  if (operation.resource === "session" || operation.resource === "health") return;
  const known = queryClient.getQueryState(sessionQuery({ kit }).queryKey);
  if (known?.data && permissionOf(known.data, operation.name).allowed) return;
  await askSession(parameters);
}

/**
 * Runs a read. Does not wait for an unknown session, because the proxy checks the call anyway. If the call is refused, the
 * session is read to explain why.
 */
export async function withPermission<TResult>(
  parameters: CheckPermissionParameters,
  read: () => Promise<TResult>,
): Promise<TResult> {
  const { queryClient, kit } = parameters;
  const { queryKey } = sessionQuery({ kit });
  const isKnown = queryClient.getQueryData(queryKey) !== undefined;
  // StrictMode mounts twice in one task. The aborted first read is then not sent.
  await (isKnown ? checkPermission(parameters) : Promise.resolve());
  try {
    return await read();
  } catch (error) {
    if (isApiError(error, "MISSING_SCOPE")) {
      // A session read earlier does not know what the key lacks.
      queryClient.getQueryCache().find({ queryKey })?.invalidate();
      await askSession(parameters);
    } else if (isRefusal(error)) await checkPermission(parameters);
    throw error;
  }
}

/** Whether the proxy or the service refused a call. */
export function isRefusal(error: unknown): boolean {
  return isApiError(error, "GRANT_MISSING", "MISSING_SCOPE", "OPERATION_OFF", "SESSION_REQUIRED");
}

/** Reads the session unless it is fresh. Throws its refusal. */
async function askSession({ queryClient, kit, operation: { name } }: CheckPermissionParameters): Promise<void> {
  const known = queryClient.getQueryState(sessionQuery({ kit }).queryKey);
  if (known?.error && isTransient(known.error) && Date.now() - known.errorUpdatedAt < FAILURE_SHARED) return;
  let session: Session;
  try {
    session = await readSession({ queryClient, kit });
  } catch (error) {
    if (!isApiError(error, "SESSION_REQUIRED")) return;
    throw new PermissionError({ operation: name, reason: "signed_out", scope: undefined });
  }
  const permission = permissionOf(session, name);
  if (!permission.allowed) throw new PermissionError({ operation: name, ...permission });
}

/** Milliseconds. */
const FAILURE_SHARED = 10_000;

interface ReadSessionParameters {
  readonly queryClient: QueryClient;
  readonly kit: Kit;
}

/** Returns the session, reading it if it is missing or stale. Simultaneous calls share one read. */
export async function readSession({ queryClient, kit }: ReadSessionParameters): Promise<Session> {
  const query = queryOf(queryClient, sessionQuery({ kit }));
  const { data } = query.state;
  return data === undefined || query.isStaleByTime(getSession.staleTime) ? query.fetch() : data;
}
