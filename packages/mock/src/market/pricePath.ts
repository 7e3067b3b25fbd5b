import { hash, hashFraction } from "../hash.ts";
import type { Pair, SeededAsset } from "./createPairs.ts";

/** Minimum seconds between changes of a price: about a fifth of the pairs change each second. */
export const STEP_SECONDS = 5;
/** Steps per stretch. */
export const STRETCH_STEPS = 120;
/** Complete stretches in 24 hours. */
export const DAY_STRETCHES = 144;

export const STRETCH_SECONDS = STEP_SECONDS * STRETCH_STEPS;

/** Ten minutes of prices in ticks, from `start` to `end`. The price reaches both `high` and `low`. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly high: number;
  readonly low: number;
  /** Base volume in units of the last place. */
  readonly volume: number;
}

/**
 * Returns the last step of a pair at a time in whole seconds, and the time of that step. The distances between steps vary,
 * and differ between pairs.
 */
export function readStep(pair: Pair, seconds: number): { readonly step: number; readonly at: number } {
  const window = Math.floor((seconds + phase(pair)) / STEP_SECONDS);
  const at = stepTime(pair, window);
  return at <= seconds ? { step: window, at } : { step: window - 1, at: stepTime(pair, window - 1) };
}

/** Returns the price of a pair at the start of a stretch. A function of seed and time, without iteration. */
export function readKnot(pair: Pair, stretch: number): number {
  const seconds = stretch * STRETCH_SECONDS - phase(pair);
  // The pairs of an asset share its changes, so that prices in naira and dollars agree.
  const drift = readDrift(pair.base, seconds) - readDrift(pair.quote, seconds);
  return Math.round(pair.averagePrice * Math.exp(drift));
}

/** The stretch between two knots. */
export function readStretch(pair: Pair, stretch: number, start: number, end: number): Stretch {
  const reach = stretchReach(pair, start);
  return {
    start,
    end,
    high: Math.max(start, end) + Math.max(1, Math.round(reach * hashFraction(pair.seed ^ 1, stretch))),
    low: Math.min(start, end) - Math.max(1, Math.round(reach * hashFraction(pair.seed ^ 2, stretch))),
    volume: (pair.averageVolume / DAY_STRETCHES) * (0.4 + 1.2 * hashFraction(pair.seed ^ 3, stretch)),
  };
}

/** Returns the price at a step of a stretch. */
export function readPrice(pair: Pair, step: number, { start, end, high, low }: Stretch): number {
  const stretch = Math.floor(step / STRETCH_STEPS);
  const local = step - stretch * STRETCH_STEPS;
  if (local === 0) return start;
  const highAt = 1 + (hash(pair.seed ^ 4, stretch) % (STRETCH_STEPS - 1));
  if (local === highAt) return high;
  if (local === lowStep(pair, stretch, highAt)) return low;
  const part = local / STRETCH_STEPS;
  const wobble = 0.7 * readNoise(pair.seed ^ 6, step / 3) + readNoise(pair.seed ^ 7, step / 17);
  const price = start + (end - start) * part + wobble * stretchReach(pair, start) * 4 * part * (1 - part);
  return Math.min(high, Math.max(low, Math.round(price)));
}

function phase({ seed }: Pair): number {
  return seed % STRETCH_SECONDS;
}

function stepTime(pair: Pair, window: number): number {
  return window * STEP_SECONDS - phase(pair) + (hash(pair.seed, window) % STEP_SECONDS);
}

function lowStep(pair: Pair, stretch: number, highAt: number): number {
  const at = 1 + (hash(pair.seed ^ 5, stretch) % (STRETCH_STEPS - 1));
  return at === highAt ? (at % (STRETCH_STEPS - 1)) + 1 : at;
}

/** Returns the price range within a stretch, in ticks. */
function stretchReach({ volatility }: Pair, price: number): number {
  return Math.max(1, price * volatility * 0.6 * Math.sqrt(1 / DAY_STRETCHES));
}

/** Returns the logarithmic distance of an asset from its average price: a bounded sum of slow and fast waves. */
function readDrift(asset: SeededAsset, seconds: number): number {
  if (asset.volatility === 0) return 0;
  let drift = 0;
  for (let wave = 0, period = STRETCH_SECONDS; wave < 7; wave++, period *= 4) {
    drift += readNoise(asset.seed + wave, seconds / period) * Math.sqrt(period / 86_400);
  }
  return drift * asset.volatility * 0.8;
}

/** Returns a smooth curve from -1 to 1 through random values at whole numbers. */
function readNoise(seed: number, position: number): number {
  const whole = Math.floor(position);
  const part = position - whole;
  const from = hashFraction(seed, whole);
  const to = hashFraction(seed, whole + 1);
  return 2 * (from + (to - from) * part * part * (3 - 2 * part)) - 1;
}
