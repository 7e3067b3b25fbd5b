import { isNumeric } from "../format/parseDecimal.ts";

/** The prices of one pair over the last 24 hours, ready to draw as a sparkline. */
export interface PriceTrend {
  /** An SVG path in a box of 100 by 24. Steps without a sample interrupt it. */
  readonly path: string;
  /** Returns the height of a price in the same box. A price outside the box is at its edge. */
  readonly heightOf: (price: string) => number;
  readonly first: TrendPoint;
  readonly last: TrendPoint;
}

export interface TrendPoint {
  /** Seconds since the epoch. */
  readonly time: number;
  /** A decimal string. */
  readonly price: string;
}

/**
 * Draws sampled prices. A range below four percent does not fill the height, so that lines beside each other compare: a quiet
 * day looks quiet, and a stable coin is flat. Returns `undefined` if there are too few, which would be dots rather than a line.
 */
export function drawPriceTrend(time: readonly number[], prices: readonly (string | null)[]): PriceTrend | undefined {
  const points = prices.flatMap((price, index) =>
    price !== null && isNumeric(price) ? { index, time: time[index] ?? 0, price, size: Number(price) } : [],
  );
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < MINIMUM) return undefined;
  const low = Math.min(...points.map(({ size }) => size));
  const high = Math.max(...points.map(({ size }) => size));
  const middle = (low + high) / 2;
  const range = Math.max(high - low, Math.abs(middle) * LEAST_RANGE);
  const toHeight = (size: number) => round(range === 0 ? 12 : 12 - (20 * (size - middle)) / range);
  const path = points.map(({ index, size }, order) => {
    const x = round((100 * index) / Math.max(1, prices.length - 1));
    const y = toHeight(size);
    const isJoined = points[order - 1]?.index === index - 1;
    const isAlone = !isJoined && points[order + 1]?.index !== index + 1;
    // A line without length is a dot, because its ends are round.
    return `${isJoined ? "L" : "M"}${x} ${y}${isAlone ? "h0" : ""}`;
  });
  return {
    path: path.join(""),
    // A float, because it is only drawn.
    heightOf: (price) => Math.min(24, Math.max(0, toHeight(Number(price)))),
    first,
    last,
  };
}

/** Samples, of the 48 of a day. */
const MINIMUM = 8;

/** The range that fills the height, as a share of the price. */
const LEAST_RANGE = 0.04;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
