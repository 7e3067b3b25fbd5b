import { compareDecimals } from "../format/compareDecimals.ts";
import { fractionDigits } from "../format/parseDecimal.ts";
import { toNumber } from "./toNumber.ts";

/** Values and extremes of a line. */
export interface SeriesReading {
  readonly values: readonly (number | null)[];
  /** Indexes of the first, last, lowest and highest value. -1 without values. */
  readonly first: number;
  readonly last: number;
  readonly low: number;
  readonly high: number;
  /** Number of values. */
  readonly count: number;
  /** Number of gaps between the first and last value. */
  readonly gaps: number;
  /** The most digits after the point of any value. */
  readonly digits: number;
}

/**
 * Reads decimal strings for a plot in one pass, because there can be ten thousand for each new sample. Compares extremes as
 * decimals, so that rounding does not decide.
 */
export function readSeries(decimals: readonly (string | null)[]): SeriesReading {
  const values: (number | null)[] = [];
  let [first, last, low, high, count, gaps, digits] = [-1, -1, -1, -1, 0, 0, 0];
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let index = 0; index < decimals.length; index += 1) {
    const decimal = decimals[index] ?? "";
    const value = toNumber(decimal);
    values.push(value);
    if (value === null) continue;
    count += 1;
    digits = Math.max(digits, fractionDigits(decimal));
    if (first === -1) first = index;
    else if (index > last + 1) gaps += 1;
    last = index;
    if (value < lowest || (value === lowest && compareDecimals(decimal, decimals[low] ?? "") < 0)) {
      low = index;
      lowest = value;
    }
    if (value > highest || (value === highest && compareDecimals(decimal, decimals[high] ?? "") > 0)) {
      high = index;
      highest = value;
    }
  }
  return { values, first, last, low, high, count, gaps, digits };
}
