"use client";

import { useMemo } from "react";
import { useSession } from "../session/useSession.ts";
import { useLoadedTransactions } from "../transactions/useLoadedTransactions.ts";
import { listIncoming, type MovementSums } from "./balanceMovements.ts";

export interface UseIncomingParameters {
  readonly currency: string;
  /** The currencies of all balances. */
  readonly currencies: readonly string[];
}

export interface UseIncomingReturnType {
  /** `unavailable`: the user may not see transactions, or they could not be read. */
  readonly status: "loading" | "ready" | "unavailable";
  /** By the currency of the deposits, in which a stablecoin stands alone. */
  readonly sums: MovementSums;
  /** The number of transactions that were searched, if there are older ones. */
  readonly searched: number | undefined;
}

/** The deposits of a balance that arrived, but are not available: according to the transactions, because the balances do not report them. */
export function useIncoming({ currency, currencies }: UseIncomingParameters): UseIncomingReturnType {
  const { allowed } = useSession().can("listTransactions");
  const { read, transactions, more } = useLoadedTransactions({ refreshInterval: 60_000, isEnabled: allowed });
  const sums = useMemo(
    () => listIncoming({ transactions, currency, currencies }),
    [transactions, currency, currencies],
  );
  return {
    status: statusOf(),
    sums,
    searched: more === "available" || more === "failed" ? transactions.length : undefined,
  };

  function statusOf(): UseIncomingReturnType["status"] {
    if (!allowed || (read.data === undefined && read.error)) return "unavailable";
    return read.data === undefined ? "loading" : "ready";
  }
}
