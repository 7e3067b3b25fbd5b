import type { Ticker } from "@partner-kit/contract";

/** Prices of one pair over time: arrays of equal length, oldest first. Null: no sample in this step. */
export interface PriceSeries {
  /** Seconds since the epoch at which each step begins. */
  readonly time: readonly number[];
  /** Decimal strings in the quote currency. */
  readonly last: readonly (string | null)[];
  readonly best_bid: readonly (string | null)[];
  readonly best_ask: readonly (string | null)[];
  /** Seconds between two steps. */
  readonly step_seconds: number;
  /** The time of the proxy's first sample of this pair. Null: it has none. */
  readonly sampled_since: string | null;
}

type Prices = Pick<Ticker, "last" | "best_bid" | "best_ask">;

/** Live prices since the samples were read. */
export interface PriceTail {
  readonly pairId: string;
  readonly step: number;
  /** By the second at which their step begins. */
  readonly prices: ReadonlyMap<number, Prices>;
  /** The entry that was added last. */
  readonly newest: Ticker;
}

export interface AddToPriceTailParameters {
  readonly tail: PriceTail | undefined;
  readonly ticker: Ticker;
  /** Seconds since the epoch at which the entry was received, like the time of a sample. */
  readonly at: number;
  /** Seconds. */
  readonly step: number;
  /** Seconds since the epoch. Older prices are removed. */
  readonly from: number;
}

/** Adds an entry to a tail. Returns the same tail if it contains the entry already. */
export function addToPriceTail({ tail, ticker, at, step, from }: AddToPriceTailParameters): PriceTail {
  const isSame = tail?.pairId === ticker.pair_id && tail.step === step;
  // An old entry does not fill later steps, because the connection may have been lost since.
  if (isSame && tail.newest === ticker) return tail;
  const recent = isSame ? Array.from(tail.prices).filter(([time]) => time >= from) : [];
  const prices = new Map<number, Prices>(recent).set(Math.floor(at / step) * step, ticker);
  return { pairId: ticker.pair_id, step, prices, newest: ticker };
}

/**
 * Appends live prices to the samples, up to the current step. Steps without either are null. Between the last sample and the
 * first live price a few are left out: the proxy had not sampled them yet when the samples were read.
 */
export function mergePriceTail(samples: PriceSeries, tail: PriceTail | undefined, now: number): PriceSeries {
  const { step_seconds: step } = samples;
  const first = samples.time[0];
  if (first === undefined) return samples;
  const live = tail?.step === step ? tail.prices : new Map<number, Prices>();
  const newest = Math.max(...live.keys(), Math.floor(now / step) * step);
  const length = Math.max(0, Math.floor((newest - first) / step) + 1);
  const last = first + samples.last.findLastIndex((price) => price !== null) * step;
  const next = Math.min(...Array.from(live.keys()).filter((at) => at > last));
  const isJoined = last >= first && next - last - step <= JOINED;
  const time = Array.from({ length }, (_, index) => first + index * step).filter(
    (at) => !isJoined || at <= last || at >= next,
  );
  const read = (name: keyof Prices) =>
    time.map((at) => live.get(at)?.[name] ?? samples[name][(at - first) / step] ?? null);
  return { ...samples, time, last: read("last"), best_bid: read("best_bid"), best_ask: read("best_ask") };
}

/** Seconds. A longer time without prices is a gap. */
const JOINED = 180;
