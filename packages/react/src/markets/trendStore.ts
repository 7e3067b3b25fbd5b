import { TREND_PAIRS_MAX } from "@partner-kit/contract";
import type { QueryClient } from "@tanstack/react-query";
import { createStore } from "../provider/createStore.ts";
import { sharedBy } from "../provider/sharedBy.ts";
import type { Kit } from "../query/kit.ts";
import { queryOf } from "../query/queryOf.ts";
import { priceTrendsQuery } from "./markets.ts";
import { drawPriceTrend, type PriceTrend } from "./priceTrend.ts";

/** Drawn price trends by pair, shared by all components of a kit. */
export interface TrendStore {
  /** The same object until it is read again. */
  readonly get: (pairId: string) => PriceTrend | undefined;
  /**
   * Reads the pairs that are missing or old, in as few requests as possible and one at a time. Only the pairs of each
   * component's last call are read: those of an earlier one have scrolled away.
   */
  readonly want: (parameters: WantTrendsParameters) => void;
  /** Stops reading for this component. */
  readonly release: (by: object) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes with every read. */
  readonly version: () => number;
}

export interface WantTrendsParameters {
  /** Identifies the component. */
  readonly by: object;
  readonly pairIds: readonly string[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export interface TrendStoreParameters {
  readonly kit: Kit;
  readonly queryClient: QueryClient;
}

/** Returns the trend store of a kit. */
export function trendStore({ kit, queryClient }: TrendStoreParameters): TrendStore {
  return shared(queryClient, kit.baseUrl, () => createTrendStore({ kit, queryClient }));
}

const shared = sharedBy<TrendStore>();

function createTrendStore({ kit, queryClient }: TrendStoreParameters): TrendStore {
  const trends = new Map<string, PriceTrend | undefined>();
  const readAt = new Map<string, number>();
  const version = createStore(0);
  const wanted = new Map<object, readonly string[]>();
  let time = 0;
  let isReading = false;

  function isDue(pairId: string): boolean {
    const at = readAt.get(pairId);
    // The request separates IDs with commas.
    return (at === undefined || time - at >= REREAD) && !pairId.includes(",");
  }

  function listDue(): readonly string[] {
    return [...new Set([...wanted.values()].flat())].filter(isDue);
  }

  async function readAll(): Promise<void> {
    isReading = true;
    for (let due = listDue(); due.length > 0; due = listDue()) {
      const batch = due.slice(0, TREND_PAIRS_MAX);
      // Before the response, so that a failed read is not repeated at once.
      for (const pairId of batch) readAt.set(pairId, time);
      await read(batch);
    }
    isReading = false;
  }

  /** A failed read leaves the trends as they are. The prices on the page report that the proxy is unreachable. */
  async function read(batch: readonly string[]): Promise<void> {
    const options = priceTrendsQuery({ kit, pair_ids: batch.join(",") });
    const query = queryOf(queryClient, { ...options, retry: false, gcTime: 0 });
    const data = await query.fetch().catch(() => undefined);
    if (!data) {
      for (const pairId of batch) readAt.set(pairId, time - REREAD + RETRY);
      return;
    }
    for (const { pair_id, last } of data.trends) trends.set(pair_id, drawPriceTrend(data.time, last));
    version.set(version.get() + 1);
  }

  return {
    get: (pairId) => trends.get(pairId),
    want: ({ by, pairIds, now }) => {
      wanted.set(by, pairIds);
      time = now;
      if (!isReading) void readAll();
    },
    release: (by) => void wanted.delete(by),
    subscribe: version.subscribe,
    version: version.get,
  };
}

/** Milliseconds after which a trend is read again. A step is six times as long. */
const REREAD = 300_000;
/** Milliseconds after which a failed read is repeated. */
const RETRY = 60_000;
