import { compareDecimals } from "../format/compareDecimals.ts";
import { fractionDigits } from "../format/parseDecimal.ts";
import { toNumber } from "./toNumber.ts";

/** What a chart needs to know of a line. */
export interface SeriesReading {
  /** On the scale. */
  readonly values: readonly (number | null)[];
  /** Places of the first, last, lowest and highest figure; -1 where there is none. */
  readonly first: number;
  readonly last: number;
  readonly low: number;
  readonly high: number;
  /** How many figures there are. */
  readonly count: number;
  /** How often the line breaks between its ends. */
  readonly gaps: number;
  /** The most digits that any figure has after the point. */
  readonly digits: number;
}

/**
 * Reads decimal strings for a plot, in one pass: there are ten thousand of them, again with each sample. The extremes are
 * told apart as decimals, so that no rounding decides.
 */
export function readSeries(figures: readonly (string | null)[]): SeriesReading {
  const values: (number | null)[] = [];
  let [first, last, low, high, count, gaps, digits] = [-1, -1, -1, -1, 0, 0, 0];
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let index = 0; index < figures.length; index += 1) {
    const figure = figures[index] ?? "";
    const value = toNumber(figure);
    values.push(value);
    if (value === null) continue;
    count += 1;
    digits = Math.max(digits, fractionDigits(figure));
    if (first === -1) first = index;
    else if (index > last + 1) gaps += 1;
    last = index;
    if (value < lowest || (value === lowest && compareDecimals(figure, figures[low] ?? "") < 0)) {
      low = index;
      lowest = value;
    }
    if (value > highest || (value === highest && compareDecimals(figure, figures[high] ?? "") > 0)) {
      high = index;
      highest = value;
    }
  }
  return { values, first, last, low, high, count, gaps, digits };
}
