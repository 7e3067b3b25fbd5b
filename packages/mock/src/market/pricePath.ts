import { hash, hashFraction } from "../hash.ts";
import type { Pair, SeededAsset } from "./createPairs.ts";

/** A price can change once in that many seconds: a fifth of the pairs change in each. */
export const STEP_SECONDS = 5;
/** Steps in a stretch. */
export const STRETCH_STEPS = 120;
/** Whole stretches in 24 hours. */
export const DAY_STRETCHES = 144;

export const STRETCH_SECONDS = STEP_SECONDS * STRETCH_STEPS;

/** Ten minutes of a pair's price, in ticks. It starts at `start`, ends at `end`, and really reaches `high` and `low`. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly high: number;
  readonly low: number;
  /** Base volume traded in it, in units of the last place. */
  readonly volume: number;
}

/**
 * The last step at which a pair's price could change, and when that was, at a time in whole seconds. Steps come at
 * uneven distances, another for each pair.
 */
export function readStep(pair: Pair, seconds: number): { readonly step: number; readonly at: number } {
  const window = Math.floor((seconds + phase(pair)) / STEP_SECONDS);
  const at = stepTime(pair, window);
  return at <= seconds ? { step: window, at } : { step: window - 1, at: stepTime(pair, window - 1) };
}

/** Where a pair's price stands at the start of a stretch. A function of seed and time alone: nothing has to be played through. */
export function readKnot(pair: Pair, stretch: number): number {
  const seconds = stretch * STRETCH_SECONDS - phase(pair);
  // Pairs of one asset move together, so that prices in naira and dollars agree.
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

/** The price at a step of the stretch that holds it. */
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

/** How far a price swings within a stretch, in ticks. */
function stretchReach({ volatility }: Pair, price: number): number {
  return Math.max(1, price * volatility * 0.6 * Math.sqrt(1 / DAY_STRETCHES));
}

/** How far an asset is from its average price, as a logarithm: slow and quick waves on top of each other, bounded. */
function readDrift(asset: SeededAsset, seconds: number): number {
  if (asset.volatility === 0) return 0;
  let drift = 0;
  for (let wave = 0, period = STRETCH_SECONDS; wave < 7; wave++, period *= 4) {
    drift += readNoise(asset.seed + wave, seconds / period) * Math.sqrt(period / 86_400);
  }
  return drift * asset.volatility * 0.8;
}

/** A smooth curve through random values at whole places, from -1 to 1. */
function readNoise(seed: number, place: number): number {
  const whole = Math.floor(place);
  const part = place - whole;
  const from = hashFraction(seed, whole);
  const to = hashFraction(seed, whole + 1);
  return 2 * (from + (to - from) * part * part * (3 - 2 * part)) - 1;
}
