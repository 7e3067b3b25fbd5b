"use client";

import { parseTimestamp } from "@partner-kit/contract";
import { useMemo } from "react";
import { nextCursorOf } from "../query/useInfiniteOperationQuery.ts";
import { useSession } from "../session/useSession.ts";
import { useLoadedTransactions } from "../transactions/useLoadedTransactions.ts";
import { type BalanceMovement, listMovements } from "./balanceMovements.ts";

export interface UseBalanceMovementsParameters {
  /** Nothing is read while it is `undefined`. */
  readonly currency: string | undefined;
  /** The currencies of all balances. */
  readonly currencies: readonly string[];
}

export interface UseBalanceMovementsReturnType {
  /** `unavailable`: the user may not see transactions, or they could not be read. */
  readonly status: "loading" | "ready" | "unavailable";
  /** Oldest first. Empty for users who may not see transactions. */
  readonly movements: readonly BalanceMovement[];
  /** Seconds since the epoch before which transactions are not loaded. `undefined` if all are. */
  readonly since: number | undefined;
}

/** The deposits, withdrawals and holds of a balance, from the transactions that are loaded. Webhooks make them current. */
export function useBalanceMovements(parameters: UseBalanceMovementsParameters): UseBalanceMovementsReturnType {
  const { currency, currencies } = parameters;
  const permission = useSession().can("listTransactions");
  const isEnabled = permission.allowed && currency !== undefined;
  const { read, transactions, more } = useLoadedTransactions({ refreshInterval: 60_000, isEnabled });
  const movements = useMemo(
    () => (isEnabled ? listMovements({ transactions, currency, currencies }) : []),
    [isEnabled, transactions, currency, currencies],
  );
  // A proxy that reads no further pages leaves the next one unread.
  const areAllLoaded = more === "none" && nextCursorOf(read.data?.at(-1)) === undefined;
  const oldest = areAllLoaded ? undefined : transactions.at(-1)?.created_at;
  const milliseconds = oldest === undefined ? undefined : parseTimestamp(oldest);
  return { status: toStatus(), movements, since: milliseconds === undefined ? undefined : milliseconds / 1000 };

  function toStatus(): UseBalanceMovementsReturnType["status"] {
    if (!permission.allowed && permission.reason !== "loading") return "unavailable";
    if (isEnabled && read.data !== undefined) return "ready";
    return isEnabled && read.error ? "unavailable" : "loading";
  }
}
