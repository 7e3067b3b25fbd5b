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
 * Lets a call pass that the session allows, and throws a `PermissionError` for one it does not, before anything is sent.
 * A session that is not known yet is read first; a "no" that is no longer fresh is asked about again. Where the session
 * cannot be read the call passes: the proxy has the last word in any case. So it does where that failed a moment ago:
 * a page of many reads would ask a proxy that is down for little else.
 */
export async function checkPermission({ queryClient, kit, operation }: CheckPermissionParameters): Promise<void> {
  const { name, resource } = operation;
  if (resource === "session" || resource === "health") return;
  const known = queryClient.getQueryState(sessionQuery({ kit }).queryKey);
  if (known?.data && permissionOf(known.data, name).allowed) return;
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
