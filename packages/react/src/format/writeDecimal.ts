import { type DecimalSigns, decimalSigns } from "./decimalSigns.ts";

export interface WriteDecimalParameters {
  readonly value: string;
  /** BCP 47. */
  readonly locale: string;
  /** Digits after the point: no fewer than the value has. */
  readonly digits: number;
  /** Whether a plus stands before what is above zero. */
  readonly isSigned: boolean;
}

/**
 * Writes a decimal string as `Intl` would, many times faster: thousands of figures change in a second. `undefined` where
 * that is left to `Intl`.
 */
export function writeDecimal({ value, locale, digits, isSigned }: WriteDecimalParameters): string | undefined {
  const signs = decimalSigns(locale);
  if (!signs) return undefined;
  const start = value.startsWith("-") ? 1 : 0;
  const point = value.indexOf(".");
  const end = point === -1 ? value.length : point;
  // "007" is seldom, and left to those who know what to make of it.
  if (end - start > 1 && value[start] === "0") return undefined;
  const fraction = point === -1 ? "" : value.slice(point + 1);
  const whole = group(value.slice(start, end), signs);
  const text = digits === 0 ? whole : `${whole}${signs.point}${fraction.padEnd(digits, "0")}`;
  if (start === 0 && !isSigned) return text;
  if (!/[1-9]/.test(value)) return text;
  return `${start === 1 ? signs.minus : signs.plus}${text}`;
}

function group(whole: string, { group: sign, lastGroup, otherGroups, groupFrom }: DecimalSigns): string {
  if (whole.length < groupFrom) return whole;
  let end = whole.length - lastGroup;
  let text = whole.slice(end);
  while (end > 0) {
    text = `${whole.slice(Math.max(0, end - otherGroups), end)}${sign}${text}`;
    end -= otherGroups;
  }
  return text;
}
