import type { Ticker } from "@partner-kit/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { Kit } from "../query/kit.ts";
import { tickerQuery } from "./markets.ts";

/**
 * The ticker as the page has it, entry by entry: for whoever shows one figure and shall not render with all of them.
 * A view on the query cache, whoever fills it (a read, the stream, another tab); it reads nothing by itself.
 */
export interface TickerStore {
  /** The entry of a pair: the same object for as long as nothing in it changed. */
  readonly get: (pairId: string) => Ticker | undefined;
  /** Identifiers in the service's order: the same array for as long as no pair comes, goes or moves. */
  readonly pairs: () => readonly string[];
  /** All entries in the service's order: the same array for as long as nothing in them changed. */
  readonly tickers: () => readonly Ticker[];
  /** When the figures came, by `Date.now`; 0 while there are none. */
  readonly receivedAt: () => number;
  /** Calls back when the entry of this pair changed. */
  readonly subscribe: (pairId: string, listener: () => void) => () => void;
  /** Calls back once after any number of entries changed, after those who listen to single pairs. */
  readonly subscribeAll: (listener: () => void) => () => void;
}

export interface TickerStoreParameters {
  readonly kit: Kit;
  readonly queryClient: QueryClient;
}

/** The ticker store of a kit: one for all that ask. */
export function tickerStore({ kit, queryClient }: TickerStoreParameters): TickerStore {
  const stores = storesByClient.get(queryClient) ?? new Map<string, TickerStore>();
  const store = stores.get(kit.baseUrl) ?? createTickerStore({ kit, queryClient });
  storesByClient.set(queryClient, stores.set(kit.baseUrl, store));
  return store;
}

const storesByClient = new WeakMap<QueryClient, Map<string, TickerStore>>();

function createTickerStore({ kit, queryClient }: TickerStoreParameters): TickerStore {
  const { queryKey } = tickerQuery({ kit });
  const { queryHash } = queryClient.defaultQueryOptions({ queryKey });
  const watchers = new Map<string, Watcher>();
  const listeners = new Set<() => void>();
  let known: readonly Ticker[] = [];
  let byPair = new Map<string, Ticker>();
  let pairs: readonly string[] = [];
  let stop: (() => void) | undefined;

  /** Takes over what the cache has. Answers whether that was anything new. */
  function sync(): boolean {
    const next = queryClient.getQueryData(queryKey)?.tickers ?? none;
    if (next === known) return false;
    if (!takeOver(known, next, byPair)) {
      byPair = new Map(next.map((ticker) => [ticker.pair_id, ticker]));
      pairs = Array.from(byPair.keys());
    }
    known = next;
    return true;
  }

  function update(): void {
    if (!sync()) return;
    // Few pairs are on the page and many change: ask those on the page, not those that changed.
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

/** Puts what changed into a map, in one pass. Answers `false`, the map half done, where the pairs are others than before. */
function takeOver(known: readonly Ticker[], next: readonly Ticker[], byPair: Map<string, Ticker>): boolean {
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
