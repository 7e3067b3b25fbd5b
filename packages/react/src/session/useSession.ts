"use client";

import {
  type getSession,
  type getTickerHistory,
  isApiError,
  type listReceivedEvents,
  type OperationName,
  type Session,
} from "@partner-kit/contract";
import { useQuery } from "@tanstack/react-query";
import { usePartnerKit } from "../provider/usePartnerKit.ts";
import type { OperationError } from "../query/operationError.ts";
import type { FailableQuery } from "../query/retryPolicy.ts";
import type { UseOperationQueryParameters, UseOperationQueryReturnType } from "../query/useOperationQuery.ts";
import { useSettledError } from "../query/useSettledError.ts";
import { type Permission, permissionOf, type RefusalReason } from "./permission.ts";
import { assembleSessionQuery, sessionQuery } from "./sessionQuery.ts";

/** What can be asked about: every operation of the service, and the readings of the proxy's own. */
export type SessionOperation = OperationName | (typeof listReceivedEvents)["name"] | (typeof getTickerHistory)["name"];

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
  const { kit, queryClient } = usePartnerKit();
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
  return { ...result, can: (operation) => decide({ session, error, operation }) };
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
