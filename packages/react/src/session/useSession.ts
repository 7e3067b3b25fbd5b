"use client";

import { type Data, getSession } from "@partner-kit/contract";
import {
  type UseOperationQueryParameters,
  type UseOperationQueryReturnType,
  useOperationQuery,
} from "../query/useOperationQuery.ts";

export type UseSessionParameters<TSelected = Data<typeof getSession>> = UseOperationQueryParameters<
  typeof getSession,
  TSelected
>;
export type UseSessionReturnType<TSelected = Data<typeof getSession>> = UseOperationQueryReturnType<
  typeof getSession,
  TSelected
>;

/** Reads who is asking, in which environment, and what they may do. Answered by the proxy. */
export function useSession<TSelected = Data<typeof getSession>>(
  parameters: UseSessionParameters<TSelected> = {},
): UseSessionReturnType<TSelected> {
  return useOperationQuery(getSession, {}, parameters);
}
