import type { Ticker } from "@partner-kit/contract";
import type { QueryClient } from "@tanstack/react-query";
import { sharedBy } from "../provider/sharedBy.ts";
import type { Kit } from "../query/kit.ts";
import { tickerQuery } from "./markets.ts";

/** The cached ticker with a subscription per pair, so that a price renders without the others. Sends no requests. */
export interface TickerStore {
  /** The entry of a pair. The same object until it changes. */
  readonly get: (pairId: string) => Ticker | undefined;
  /** IDs in the service's order. The same array until a pair is added, removed or moved. */
  readonly pairs: () => readonly string[];
  /** All entries in the service's order. The same array until one changes. */
  readonly tickers: () => readonly Ticker[];
  /** Time of the last update, in milliseconds since the epoch. 0 before the first. */
  readonly receivedAt: () => number;
  /** Calls back when the entry of this pair has changed. */
  readonly subscribe: (pairId: string, listener: () => void) => () => void;
  /** Calls back once per update, after the listeners of single pairs. */
  readonly subscribeAll: (listener: () => void) => () => void;
}

export interface TickerStoreParameters {
  readonly kit: Kit;
  readonly queryClient: QueryClient;
}

/** Returns the ticker store of a kit, which all its components share. */
export function tickerStore({ kit, queryClient }: TickerStoreParameters): TickerStore {
  return shared(queryClient, kit.baseUrl, () => createTickerStore({ kit, queryClient }));
}

const shared = sharedBy<TickerStore>();

function createTickerStore({ kit, queryClient }: TickerStoreParameters): TickerStore {
  const { queryKey } = tickerQuery({ kit });
  const { queryHash } = queryClient.defaultQueryOptions({ queryKey });
  const watchers = new Map<string, Watcher>();
  const listeners = new Set<() => void>();
  let known: readonly Ticker[] = [];
  let byPair = new Map<string, Ticker>();
  let pairs: readonly string[] = [];
  let stop: (() => void) | undefined;

  /** Copies changes from the query cache. Returns whether there were any. */
  function sync(): boolean {
    const next = queryClient.getQueryData(queryKey)?.tickers ?? none;
    if (next === known) return false;
    if (!updateEntries(known, next, byPair)) {
      byPair = new Map(next.map((ticker) => [ticker.pair_id, ticker]));
      pairs = Array.from(byPair.keys());
    }
    known = next;
    return true;
  }

  function update(): void {
    if (!sync()) return;
    // Few pairs are on the page and many change, so this iterates over those on the page.
    for (const [pairId, watcher] of watchers) {
      const ticker = byPair.get(pairId);
      if (ticker === watcher.seen) continue;
      watcher.seen = ticker;
      for (const listener of watcher.listeners) listener();
    }
    for (const listener of listeners) listener();
  }

  function hold(): void {
    if (stop) return;
    sync();
    stop = queryClient.getQueryCache().subscribe(({ query }) => query.queryHash === queryHash && update());
  }

  function release(): void {
    if (watchers.size > 0 || listeners.size > 0) return;
    stop?.();
    stop = undefined;
  }

  return {
    get: (pairId) => {
      if (!stop) sync();
      return byPair.get(pairId);
    },
    pairs: () => {
      if (!stop) sync();
      return pairs;
    },
    tickers: () => {
      if (!stop) sync();
      return known;
    },
    receivedAt: () => queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0,
    subscribe: (pairId, listener) => {
      hold();
      const watcher = watchers.get(pairId) ?? { seen: byPair.get(pairId), listeners: new Set() };
      watchers.set(pairId, watcher);
      watcher.listeners.add(listener);
      return () => {
        watcher.listeners.delete(listener);
        if (watcher.listeners.size === 0 && watchers.get(pairId) === watcher) watchers.delete(pairId);
        release();
      };
    },
    subscribeAll: (listener) => {
      hold();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        release();
      };
    },
  };
}

interface Watcher {
  seen: Ticker | undefined;
  readonly listeners: Set<() => void>;
}

const none: readonly Ticker[] = [];

/** Updates changed entries in one pass. Returns `false`, with the map partly updated, if the list of pairs changed. */
function updateEntries(known: readonly Ticker[], next: readonly Ticker[], byPair: Map<string, Ticker>): boolean {
  if (known.length !== next.length) return false;
  for (let index = 0; index < next.length; index += 1) {
    const before = known[index];
    const after = next[index];
    if (before === after) continue;
    if (!after || before?.pair_id !== after.pair_id) return false;
    byPair.set(after.pair_id, after);
  }
  return true;
}
