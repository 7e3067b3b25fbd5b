import { isApiError, type Operation, type Session } from "@partner-kit/contract";
import type { QueryClient } from "@tanstack/react-query";
import { isTransient } from "../query/isTransient.ts";
import type { Kit } from "../query/kit.ts";
import { PermissionError } from "./PermissionError.ts";
import { permissionOf } from "./permission.ts";
import { readSession } from "./readSession.ts";
import { sessionQuery } from "./sessionQuery.ts";

export interface CheckPermissionParameters {
  readonly queryClient: QueryClient;
  readonly kit: Kit;
  readonly operation: Operation;
}

/**
 * Throws a `PermissionError` for a call that the session refuses. A session that is not known yet is read first, and a
 * refusal that is no longer fresh is checked again. If the session cannot be read the call passes, because the proxy
 * checks it anyway. So it does if reading failed a moment ago: otherwise a page of many reads would send a proxy that is
 * down little else.
 */
export async function checkPermission(parameters: CheckPermissionParameters): Promise<void> {
  const { queryClient, kit, operation } = parameters;
  if (operation.resource === "session" || operation.resource === "health") return;
  const known = queryClient.getQueryState(sessionQuery({ kit }).queryKey);
  if (known?.data && permissionOf(known.data, operation.name).allowed) return;
  await askSession(parameters);
}

/**
 * Runs a read. It does not wait for a session that is not known yet, because the proxy checks it anyway; if proxy or
 * service refuse it, the session explains why.
 */
export async function withPermission<TResult>(
  parameters: CheckPermissionParameters,
  read: () => Promise<TResult>,
): Promise<TResult> {
  const { queryClient, kit } = parameters;
  const { queryKey } = sessionQuery({ kit });
  const isKnown = queryClient.getQueryData(queryKey) !== undefined;
  // StrictMode mounts, unmounts and mounts again in one task: the aborted first read is then not sent.
  await (isKnown ? checkPermission(parameters) : Promise.resolve());
  try {
    return await read();
  } catch (error) {
    if (isApiError(error, "MISSING_SCOPE")) {
      // The proxy learns from it what the key lacks: a session that was read before does not say so.
      queryClient.getQueryCache().find({ queryKey })?.invalidate();
      await askSession(parameters);
    } else if (isRefusal(error)) await checkPermission(parameters);
    throw error;
  }
}

/** Whether the proxy refused a call, or the service refused the proxy's key. The session then gives the reason. */
export function isRefusal(error: unknown): boolean {
  return isApiError(error, "GRANT_MISSING", "MISSING_SCOPE", "OPERATION_OFF", "SESSION_REQUIRED");
}

/** Reads the session unless it is fresh, and throws what it refuses. */
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
