"use client";

import { parseTimestamp } from "@partner-kit/contract";
import { useMemo } from "react";
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
  /** Oldest first. Empty for users who may not see transactions. */
  readonly movements: readonly BalanceMovement[];
  /** Seconds since the epoch before which transactions are not loaded. `undefined` if all are. */
  readonly since: number | undefined;
}

/** The deposits, withdrawals and holds of a balance, from the transactions that are loaded. Webhooks make them current. */
export function useBalanceMovements(parameters: UseBalanceMovementsParameters): UseBalanceMovementsReturnType {
  const { currency, currencies } = parameters;
  const { allowed } = useSession().can("listTransactions");
  const isEnabled = allowed && currency !== undefined;
  const { transactions, more } = useLoadedTransactions({ refreshInterval: 60_000, isEnabled });
  const movements = useMemo(
    () => (isEnabled ? listMovements({ transactions, currency, currencies }) : []),
    [isEnabled, transactions, currency, currencies],
  );
  const oldest = more === "none" ? undefined : transactions.at(-1)?.created_at;
  const milliseconds = oldest === undefined ? undefined : parseTimestamp(oldest);
  return { movements, since: milliseconds === undefined ? undefined : milliseconds / 1000 };
}
