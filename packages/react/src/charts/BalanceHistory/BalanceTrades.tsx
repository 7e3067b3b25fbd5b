"use client";

import { parseTimestamp, type ReceivedEvent } from "@partner-kit/contract";
import { useEffect } from "react";
import { listTrades } from "../../balances/balanceTrades.ts";
import { useMarkets } from "../../markets/markets.ts";
import { type EventFeedState, useEventFeed } from "../../receivedEvents/useEventFeed.ts";
import type { ReadTrades } from "./readTrades.ts";

export interface BalanceTradesProps {
  readonly currency: string;
  /** Called after each render, once the trades are known. */
  readonly onTrades: (read: ReadTrades) => void;
}

/** Reads the trades of a balance, and shows nothing itself. */
export function BalanceTrades({ currency, onTrades }: BalanceTradesProps): null {
  const { state } = useEventFeed({ pageSize: SEARCHED });
  const { data, isPending } = useMarkets();
  useEffect(() => {
    if (isPending || state.status === "loading") return;
    const events = state.status === "ready" ? state.events : noEvents;
    const trades = listTrades({ events, markets: data?.markets ?? [], currency });
    onTrades({ currency, trades, since: data ? sinceOf(state) : Number.POSITIVE_INFINITY });
  });
  return null;
}

/** Without any events, the proxy may receive none, and nothing is known. */
function sinceOf(state: EventFeedState): number | undefined {
  if (state.status !== "ready") return Number.POSITIVE_INFINITY;
  if (state.older === "none") return undefined;
  const milliseconds = parseTimestamp(state.events.at(-1)?.occurred_at ?? "");
  return milliseconds === undefined ? Number.POSITIVE_INFINITY : milliseconds / 1000;
}

const noEvents: readonly ReceivedEvent[] = [];

/** As many as the list of orders reads, so that both share one request. */
const SEARCHED = 500;
