import { numberFormat } from "./numberFormat.ts";
import { fractionDigits, isNumeric } from "./parseDecimal.ts";
import { writeDecimal } from "./writeDecimal.ts";

export interface FormatPercentParameters {
  /** Percent as a decimal string: `"1.25"` is one and a quarter percent. */
  readonly value: string;
  /** BCP 47. */
  readonly locale: string;
}

/** Writes a change in percent with its sign and at least two digits after the point. What is no decimal is given back. */
export function formatPercent({ value, locale }: FormatPercentParameters): string {
  if (!isNumeric(value)) return value;
  const digits = Math.max(fractionDigits(value), 2);
  const suffix = value.startsWith("+") ? undefined : percentSuffix(locale);
  const written = suffix === undefined ? undefined : writeDecimal({ value, locale, digits, isSigned: true });
  if (written !== undefined) return `${written}${suffix}`;
  const ratio = divideByHundred(value);
  if (ratio === undefined || !isNumeric(ratio)) return value;
  return numberFormat(locale, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "exceptZero",
  }).format(ratio);
}

/** What a locale writes after a figure to say that it is percent; `undefined` where it stands elsewhere too. */
function percentSuffix(locale: string): string | undefined {
  const known = suffixes.get(locale);
  if (known !== undefined) return known ?? undefined;
  const [first, ...rest] = new Intl.NumberFormat(locale, { style: "percent" }).formatToParts(0.01);
  const suffix = first?.value === "1" ? rest.map(({ value }) => value).join("") : undefined;
  suffixes.set(locale, suffix ?? null);
  return suffix;
}

const suffixes = new Map<string, string | null>();

/** Moves the point of a decimal string two places to the left: exact, where a float would not be. */
export function divideByHundred(text: string): string | undefined {
  const match = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return undefined;
  const [, sign = "", whole = "", fraction = ""] = match;
  const padded = whole.padStart(3, "0");
  return `${sign}${padded.slice(0, -2)}.${padded.slice(-2)}${fraction}`;
}
