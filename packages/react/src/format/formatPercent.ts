import { numberFormat } from "./intl.ts";
import { memoize } from "./memoize.ts";
import { fractionDigits, isNumeric } from "./parseDecimal.ts";
import { writeDecimal } from "./writeDecimal.ts";

export interface FormatPercentParameters {
  /** Percent as a decimal string: `"1.25"` is one and a quarter percent. */
  readonly value: string;
  /** BCP 47. */
  readonly locale: string;
  /** `auto` leaves out the plus sign, for a share. Default `always`, for a change. */
  readonly sign?: "always" | "auto" | undefined;
  /** Digits after the point. Default 2. */
  readonly minimumFractionDigits?: number | undefined;
}

/** Formats a percentage with every digit of it. Returns anything else unchanged. */
export function formatPercent(parameters: FormatPercentParameters): string {
  const { value, locale, sign = "always", minimumFractionDigits = 2 } = parameters;
  if (!isNumeric(value)) return value;
  const digits = Math.max(fractionDigits(value), minimumFractionDigits);
  const suffix = value.startsWith("+") ? undefined : percentSuffix(locale);
  const written =
    suffix === undefined ? undefined : writeDecimal({ value, locale, digits, isSigned: sign === "always" });
  if (written !== undefined) return `${written}${suffix}`;
  const ratio = divideByHundred(value);
  if (ratio === undefined || !isNumeric(ratio)) return value;
  return numberFormat(locale, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: sign === "always" ? "exceptZero" : "negative",
  }).format(ratio);
}

/** The text that a locale writes after a percentage. `undefined` if the locale also writes something before it. */
const percentSuffix = memoize((locale: string): string | undefined => {
  const [first, ...rest] = new Intl.NumberFormat(locale, { style: "percent" }).formatToParts(0.01);
  return first?.value === "1" ? rest.map(({ value }) => value).join("") : undefined;
});

/** Divides a decimal string by 100 exactly, by moving its point. */
export function divideByHundred(text: string): string | undefined {
  const match = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return undefined;
  const [, sign = "", whole = "", fraction = ""] = match;
  const padded = whole.padStart(3, "0");
  return `${sign}${padded.slice(0, -2)}.${padded.slice(-2)}${fraction}`;
}
