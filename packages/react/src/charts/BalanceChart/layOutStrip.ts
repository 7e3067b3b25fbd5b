import { toNumber } from "../toNumber.ts";

/** Percent of the strip's length. */
export interface StripLength {
  readonly start: number;
  readonly length: number;
}

/**
 * Places shares end to end, in percent. A share above zero stays visible however small it is, and all of them together fit the
 * strip. A missing share has no length.
 */
export function layOutStrip(shares: readonly (string | undefined)[]): readonly StripLength[] {
  const lengths = shares.map((share) => {
    const value = toNumber(share) ?? 0;
    return value > 0 ? Math.max(value, VISIBLE) : 0;
  });
  const sum = lengths.reduce((total, length) => total + length, 0);
  const fit = sum > WHOLE ? WHOLE / sum : 1;
  let end = 0;
  return lengths.map((length) => {
    const start = end;
    end += length * fit;
    return { start: round(start), length: round(end) - round(start) };
  });
}

const WHOLE = 100;
const VISIBLE = 1.5;

function round(percent: number): number {
  return Math.round(percent * 100) / 100;
}
