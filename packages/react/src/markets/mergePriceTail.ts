import type { Ticker } from "@partner-kit/contract";

/** Prices of one pair over time: arrays of one length, oldest first, null where nothing was sampled. */
export interface PriceSeries {
  /** Seconds since the epoch at which each step begins. */
  readonly time: readonly number[];
  /** Decimal strings in the quote currency. */
  readonly last: readonly (string | null)[];
  readonly best_bid: readonly (string | null)[];
  readonly best_ask: readonly (string | null)[];
  /** Seconds from one place to the next. */
  readonly step_seconds: number;
  /** Since when the proxy has samples of this pair; null while it has none. */
  readonly sampled_since: string | null;
}

export type PriceFigures = Pick<Ticker, "last" | "best_bid" | "best_ask">;

/** Live figures by the second at which their step begins: what came since the samples were read. */
export interface PriceTail {
  readonly pairId: string;
  readonly step: number;
  readonly places: ReadonlyMap<number, PriceFigures>;
  /** What was put in last. */
  readonly newest: Ticker;
}

export interface AddToPriceTailParameters {
  readonly tail: PriceTail | undefined;
  readonly ticker: Ticker;
  /** Seconds since the epoch at which it came: samples, too, stand where they were taken, not where a pair last moved. */
  readonly at: number;
  /** Seconds. */
  readonly step: number;
  /** Seconds since the epoch; what is older is let go. */
  readonly from: number;
}

/** A tail with the newest figures in it; the very same one where they are in it already. */
export function addToPriceTail({ tail, ticker, at, step, from }: AddToPriceTailParameters): PriceTail {
  const isSame = tail?.pairId === ticker.pair_id && tail.step === step;
  // What came once does not stand for later steps: the line may have been lost since.
  if (isSame && tail.newest === ticker) return tail;
  const kept = isSame ? Array.from(tail.places).filter(([time]) => time >= from) : [];
  const places = new Map<number, PriceFigures>(kept).set(Math.floor(at / step) * step, ticker);
  return { pairId: ticker.pair_id, step, places, newest: ticker };
}

/**
 * Samples with the live tail on top, up to the step that runs. Nothing is drawn through a gap: steps between the two
 * that nobody sampled are null.
 */
export function mergePriceTail(samples: PriceSeries, tail: PriceTail | undefined, now: number): PriceSeries {
  const { step_seconds: step } = samples;
  const first = samples.time[0];
  if (first === undefined) return samples;
  const live = tail?.step === step ? tail.places : new Map<number, PriceFigures>();
  const newest = Math.max(...live.keys(), Math.floor(now / step) * step);
  const length = Math.max(0, Math.floor((newest - first) / step) + 1);
  const time = Array.from({ length }, (_, index) => first + index * step);
  const read = (name: keyof PriceFigures) =>
    time.map((at, index) => live.get(at)?.[name] ?? samples[name][index] ?? null);
  return { ...samples, time, last: read("last"), best_bid: read("best_bid"), best_ask: read("best_ask") };
}
