export interface ValueTicks {
  readonly domain: readonly [number, number];
  readonly ticks: readonly number[];
  /** Digits after the point that tell the ticks apart. */
  readonly digits: number;
}

export interface ValueTicksParameters {
  readonly low: number;
  readonly high: number;
  /** About how many. */
  readonly count: number;
  /** Whether the scale begins at zero. */
  readonly fromZero: boolean;
}

/** Round figures for a scale that holds everything from the lowest to the highest value, with some air. */
export function valueTicks({ low, high, count, fromZero }: ValueTicksParameters): ValueTicks {
  const bottom = fromZero ? Math.min(0, low) : low;
  // A price that never moved is a line in the middle.
  const span = high - bottom || Math.abs(high) * 0.01 || 1;
  const air = span * 0.13;
  // Below stand the words of the lowest point, above the axis.
  const from = bottom === 0 && fromZero ? 0 : bottom - air * 1.5;
  const to = high + air;
  const rough = (to - from) / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((each) => each * power >= rough * 0.75) ?? 10) * power;
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9), step / power === 2.5 ? 1 - Math.log10(power) : 0);
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  const ticks = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step);
  const lowest = first * step;
  // A line close above the axis would look like a second one.
  return { domain: [lowest - from < air / 3 ? lowest : from, to], ticks, digits: Math.min(Math.round(digits), 20) };
}

const STEPS = [1, 2, 2.5, 5, 10];
