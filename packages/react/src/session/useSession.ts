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

/** Operations that a permission can be needed for: those of the service, and those of the proxy itself. */
export type SessionOperation = OperationName | Exclude<KitOperationName, "getHealth" | "getSession">;

export type UseSessionParameters<TSelected = Session> = UseOperationQueryParameters<typeof getSession, TSelected>;

export type UseSessionReturnType<TSelected = Session> = UseOperationQueryReturnType<typeof getSession, TSelected> & {
  /**
   * Whether this person may call an operation, and if not, why. Until the session is read nothing is allowed, with the
   * reason `loading`.
   */
  readonly can: (operation: SessionOperation) => Permission;
};

/** Reads who is asking, in which environment, and what they may do. Answered by the proxy. */
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
  // Asked apart from `result`, which a host can narrow down by `select`.
  const known = useQuery(sessionQuery({ kit }), queryClient);
  const { data: session } = known;
  const error = useSettledError(known);
  // Without a field of its own to go by, TanStack would render at every change of a result that nobody reads.
  Reflect.get(result, "status");
  return withCan(result, (operation) => decide({ session, error, operation }));
}

/** Adds `can` without reading a field of the result: TanStack renders again for the fields that were read. */
function withCan<TSelected>(
  result: UseOperationQueryReturnType<typeof getSession, TSelected>,
  can: UseSessionReturnType["can"],
): UseSessionReturnType<TSelected> {
  const fields: PropertyDescriptorMap = { can: { value: can, enumerable: true } };
  for (const key of Object.keys(result))
    fields[key] = { get: (): unknown => Reflect.get(result, key), enumerable: true };
  // The fields are those of the result, which the compiler cannot follow.
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
