import { compareDecimals } from "../format/compareDecimals.ts";
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
  /** How often the line breaks between its ends. */
  readonly gaps: number;
}

/** Reads decimal strings for a plot. The extremes are told apart as decimals, so that no rounding decides. */
export function readSeries(figures: readonly (string | null)[]): SeriesReading {
  const values = figures.map(toNumber);
  const found = { first: -1, last: -1, low: -1, high: -1, gaps: 0 };
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index];
    if (value === null || value === undefined) continue;
    if (found.first === -1) Object.assign(found, { first: index, low: index, high: index });
    else if (index > found.last + 1) found.gaps += 1;
    found.last = index;
    if (isBeyond(index, found.low, -1)) found.low = index;
    if (isBeyond(index, found.high, 1)) found.high = index;
  }
  return { values, ...found };

  function isBeyond(index: number, other: number, sign: 1 | -1): boolean {
    const [value, known] = [values[index] ?? 0, values[other] ?? 0];
    if (value !== known) return sign * (value - known) > 0;
    return index !== other && sign * compareDecimals(figures[index] ?? "", figures[other] ?? "") > 0;
  }
}
