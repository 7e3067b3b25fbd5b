"use client";

import { parseTimestamp, type ReceivedEvent } from "@partner-kit/contract";
import { useEffect, useMemo } from "react";
import { listTrades } from "../../balances/balanceTrades.ts";
import { useMarkets } from "../../markets/markets.ts";
import { type EventFeedState, useEventFeed } from "../../receivedEvents/useEventFeed.ts";
import type { ReadTrades } from "./ReadTrades.ts";

export interface BalanceTradesProps {
  readonly currency: string;
  /** Called with the trades once they are known, and after they changed. */
  readonly onTrades: (read: ReadTrades) => void;
}

/** Reads the trades of a balance, and shows nothing itself. */
export function BalanceTrades({ currency, onTrades }: BalanceTradesProps): null {
  const { state } = useEventFeed({ pageSize: SEARCHED });
  const { data, isPending } = useMarkets();
  const markets = data?.markets;
  const isKnown = !isPending && state.status !== "loading";
  const events = state.status === "ready" ? state.events : noEvents;
  const trades = useMemo(
    () => (isKnown ? listTrades({ events, markets: markets ?? [], currency }) : []),
    [isKnown, events, markets, currency],
  );
  const since = markets ? sinceOf(state) : Number.POSITIVE_INFINITY;
  useEffect(() => {
    if (isKnown) onTrades({ currency, trades, since });
  }, [isKnown, currency, trades, since, onTrades]);
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
