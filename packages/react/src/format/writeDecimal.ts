import { type DecimalSigns, decimalSigns } from "./decimalSigns.ts";

export interface WriteDecimalParameters {
  readonly value: string;
  /** BCP 47. */
  readonly locale: string;
  /** Digits after the point, at least as many as the value has. */
  readonly digits: number;
  /** Whether values above zero get a plus sign. */
  readonly isSigned: boolean;
}

/**
 * Formats a decimal string as `Intl` does, but many times faster, for thousands of updates per second. Returns `undefined`
 * if only `Intl` can format it.
 */
export function writeDecimal({ value, locale, digits, isSigned }: WriteDecimalParameters): string | undefined {
  const signs = decimalSigns(locale);
  if (!signs) return undefined;
  const start = value.startsWith("-") ? 1 : 0;
  const point = value.indexOf(".");
  const end = point === -1 ? value.length : point;
  // `Intl` handles leading zeros ("007"), which are rare.
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
