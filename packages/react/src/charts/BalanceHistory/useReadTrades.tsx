"use client";

import { type ReactElement, startTransition, useCallback, useState } from "react";
import type { BalanceTrade } from "../../balances/balanceTrades.ts";
import { createLazy, LazyPart } from "../../lazy/LazyPart.tsx";
import { isLastingRefusal } from "../../session/permission.ts";
import { useSession } from "../../session/useSession.ts";
import type { ReadTrades } from "./ReadTrades.ts";

export interface UseReadTradesParameters {
  readonly currency: string;
  readonly enabled: boolean;
}

export interface UseReadTradesReturnType {
  /** `unavailable`: the user may not see trades, or the proxy receives no events. */
  readonly status: "loading" | "ready" | "unavailable";
  /** Oldest first. */
  readonly trades: readonly BalanceTrade[];
  /** Whether all trades since this time are known, in seconds since the epoch. */
  readonly areKnownSince: (from: number) => boolean;
  /** Reads the trades while it is rendered. Shows nothing. */
  readonly reader: ReactElement | undefined;
}

/** The trades that changed a balance. */
export function useReadTrades({ currency, enabled }: UseReadTradesParameters): UseReadTradesReturnType {
  const permission = useTradesPermission();
  const [latest, setLatest] = useState<ReadTrades>();
  const onTrades = useCallback((next: ReadTrades) => {
    // In slices, because the page is already in use.
    startTransition(() => setLatest((old) => (areSameTrades(old, next) ? old : next)));
  }, []);
  const read = latest?.currency === currency ? latest : undefined;
  const isAvailable = enabled && permission !== "refused";
  return {
    status: statusOf(),
    trades: (isAvailable && read?.trades) || noTrades,
    areKnownSince: (from) => isAvailable && read !== undefined && (read.since ?? 0) <= from,
    reader:
      enabled && permission === "allowed" && currency !== "" ? (
        <LazyPart lazy={balanceTrades} component="BalanceTrades">
          {(Trades) => <Trades currency={currency} onTrades={onTrades} />}
        </LazyPart>
      ) : undefined,
  };

  function statusOf(): UseReadTradesReturnType["status"] {
    if (!isAvailable) return "unavailable";
    return read ? "ready" : "loading";
  }
}

/** Trades are in the payloads of events, and the markets name their currencies. */
function useTradesPermission(): "allowed" | "loading" | "refused" {
  const { can, data } = useSession();
  // The proxy receives no events.
  if (data?.receiver?.state === "no_secret") return "refused";
  const permissions = [can("listReceivedEvents"), can("getOrder"), can("listMarkets")];
  if (permissions.every(({ allowed }) => allowed)) return "allowed";
  return permissions.some(isLastingRefusal) ? "refused" : "loading";
}

function areSameTrades(one: ReadTrades | undefined, other: ReadTrades): boolean {
  return (
    one?.currency === other.currency &&
    one.since === other.since &&
    one.trades.length === other.trades.length &&
    one.trades.every(({ orderId, time }, index) => {
      const same = other.trades[index];
      return same?.orderId === orderId && same.time === time;
    })
  );
}

// Loaded on demand, because it reads events and most of the chart does not need them.
const balanceTrades = createLazy(async () => (await import("./BalanceTrades.tsx")).BalanceTrades);

const noTrades: readonly BalanceTrade[] = [];
