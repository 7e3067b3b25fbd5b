import { isApiError, type Operation, type Session } from "@partner-kit/contract";
import type { QueryClient, QueryState } from "@tanstack/react-query";
import { isTransient } from "../query/isTransient.ts";
import type { Kit } from "../query/kit.ts";
import type { OperationError } from "../query/operationError.ts";
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
  if (known && isUnreadable(known)) return;
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

function isUnreadable({ status, error, errorUpdatedAt }: QueryState<Session, OperationError>): boolean {
  return status === "error" && isTransient(error) && Date.now() - errorUpdatedAt < FAILURE_SHARED;
}

/** Milliseconds. */
const FAILURE_SHARED = 10_000;
