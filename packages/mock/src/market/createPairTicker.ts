import type { Ticker } from "@partner-kit/contract";
import type { Pair } from "./createPairs.ts";
import { DAY_STRETCHES, readKnot, readPrice, readStep, readStretch, STRETCH_STEPS, type Stretch } from "./pricePath.ts";
import { writeTicker } from "./writeTicker.ts";

/** Totals of the complete stretches of a window. */
interface Day {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly volume: number;
  /** Volume times price, in ticks. */
  readonly worth: number;
  /** The current, incomplete stretch. */
  readonly current: Stretch;
}

/** The elapsed part of the current stretch. */
interface Running {
  step: number;
  high: number;
  low: number;
}

/**
 * Creates a reader of the 24-hour ticker of one pair at a time in whole seconds. It caches its last result, which does not
 * change the values. The window moves in stretches of ten minutes.
 */
export function createPairTicker(pair: Pair): (seconds: number) => Ticker {
  let known: Ticker | undefined;
  let stretch = Number.NaN;
  let day: Day | undefined;
  let running: Running | undefined;

  return (seconds) => {
    const { step, at } = readStep(pair, seconds);
    if (known && running?.step === step) return known;
    const wanted = Math.floor(step / STRETCH_STEPS);
    if (!day || wanted !== stretch) {
      stretch = wanted;
      day = readDay(pair, wanted);
      running = undefined;
    }
    const { current } = day;
    const first = stretch * STRETCH_STEPS;
    if (!running || running.step > step) running = { step: first, high: current.start, low: current.start };
    let last = readPrice(pair, running.step, current);
    while (running.step < step) {
      running.step += 1;
      last = readPrice(pair, running.step, current);
      running.high = Math.max(running.high, last);
      running.low = Math.min(running.low, last);
    }
    const volume = (current.volume * (step - first + 1)) / STRETCH_STEPS;
    known = writeTicker(pair, {
      step,
      at,
      last,
      open: day.open,
      high: Math.max(day.high, running.high),
      low: Math.min(day.low, running.low),
      volume: day.volume + volume,
      worth: day.worth + (volume * (running.high + running.low)) / 2,
    });
    return known;
  };
}

function readDay(pair: Pair, current: number): Day {
  const first = current - DAY_STRETCHES;
  const open = readKnot(pair, first);
  let high = open;
  let low = open;
  let volume = 0;
  let worth = 0;
  let start = open;
  for (let stretch = first; stretch < current; stretch++) {
    const end = readKnot(pair, stretch + 1);
    const passed = readStretch(pair, stretch, start, end);
    high = Math.max(high, passed.high);
    low = Math.min(low, passed.low);
    volume += passed.volume;
    worth += (passed.volume * (start + end)) / 2;
    start = end;
  }
  return { open, high, low, volume, worth, current: readStretch(pair, current, start, readKnot(pair, current + 1)) };
}
