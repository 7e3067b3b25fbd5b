"use client";

import {
  type getSession,
  isApiError,
  type KitOperationName,
  type OperationName,
  type Session,
} from "@partner-kit/contract";
import { useQuery } from "@tanstack/react-query";
import { useKitContext } from "../provider/KitContext.ts";
import type { OperationError } from "../query/operationError.ts";
import type { FailableQuery } from "../query/retryPolicy.ts";
import type { UseOperationQueryParameters, UseOperationQueryReturnType } from "../query/useOperationQuery.ts";
import { useSettledError } from "../query/useSettledError.ts";
import { type Permission, permissionOf, type RefusalReason } from "./permission.ts";
import { assembleSessionQuery, sessionQuery } from "./sessionQuery.ts";

/** Operations of the service and of the proxy that can need a permission. */
export type SessionOperation = OperationName | Exclude<KitOperationName, "getHealth" | "getSession">;

export type UseSessionParameters<TSelected = Session> = UseOperationQueryParameters<typeof getSession, TSelected>;

export type UseSessionReturnType<TSelected = Session> = UseOperationQueryReturnType<typeof getSession, TSelected> & {
  /**
   * Returns whether the user may call an operation and, if not, why. Everything is refused with the reason `loading` until
   * the session is read.
   */
  readonly can: (operation: SessionOperation) => Permission;
};

/** Reads the user, the environment and the permissions from the proxy. */
export function useSession<TSelected = Session>(
  parameters: UseSessionParameters<TSelected> = {},
): UseSessionReturnType<TSelected> {
  const { refreshInterval, query } = parameters;
  const { kit, queryClient } = useKitContext();
  const options = assembleSessionQuery({ kit });
  const result = useQuery(
    {
      ...options,
      refetchInterval: (failable: FailableQuery) => options.refetchInterval(failable) || refreshInterval || false,
      ...query,
    },
    queryClient,
  );
  // Separate from `result`, which the host can narrow with `select`.
  const known = useQuery(sessionQuery({ kit }), queryClient);
  const { data: session } = known;
  const error = useSettledError(known);
  // Without a tracked field, TanStack would render on every change.
  Reflect.get(result, "status");
  return withCan(result, (operation) => decide({ session, error, operation }));
}

/** Adds `can` without reading a field of the result, because TanStack renders for the fields that were read. */
function withCan<TSelected>(
  result: UseOperationQueryReturnType<typeof getSession, TSelected>,
  can: UseSessionReturnType["can"],
): UseSessionReturnType<TSelected> {
  const fields: PropertyDescriptorMap = { can: { value: can, enumerable: true } };
  for (const key of Object.keys(result))
    fields[key] = { get: (): unknown => Reflect.get(result, key), enumerable: true };
  // The compiler cannot derive the fields of the result.
  return Object.defineProperties({}, fields) as UseSessionReturnType<TSelected>;
}

interface DecideParameters {
  readonly session: Session | undefined;
  readonly error: OperationError | undefined;
  readonly operation: SessionOperation;
}

function decide({ session, error, operation }: DecideParameters): Permission {
  if (isApiError(error, "SESSION_REQUIRED")) return refuse("signed_out");
  if (session) return permissionOf(session, operation);
  return refuse(error ? "unavailable" : "loading");
}

function refuse(reason: RefusalReason): Permission {
  return { allowed: false, reason, scope: undefined };
}
