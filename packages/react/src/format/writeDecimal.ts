import { withMinus } from "./intl.ts";
import { memoize } from "./memoize.ts";

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

/** The signs and group sizes with which a locale writes numbers. */
interface DecimalSigns {
  readonly group: string;
  readonly point: string;
  readonly minus: string;
  readonly plus: string;
  /** Digits in the group before the point. */
  readonly lastGroup: number;
  /** Digits in all other groups. */
  readonly otherGroups: number;
  /** Whole numbers with fewer digits are not grouped. */
  readonly groupFrom: number;
}

/**
 * Reads a locale's signs from `Intl`. Returns `undefined` for locales that only `Intl` can format: with digits of their
 * own, or with a sign after the number.
 */
export const decimalSigns: (locale: string) => DecimalSigns | undefined = memoize((locale) => {
  const format = new Intl.NumberFormat(locale, { signDisplay: "exceptZero" });
  const [minus, ...parts] = format.formatToParts(-12_345_678_901.5);
  const [plus, ...short] = format.formatToParts(1234);
  const groups = parts.filter(({ type }) => type === "integer").map(({ value }) => value);
  const [lastGroup = 0, otherGroups = 0] = groups.toReversed().map(({ length }) => length);
  const find = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  const [group, point] = [find("group"), find("decimal")];
  const isPlain = groups.join("") === "12345678901" && parts.at(-1)?.value === "5";
  if (!isPlain || group === undefined || point === undefined) return undefined;
  if (minus?.type !== "minusSign" || plus?.type !== "plusSign") return undefined;
  const isShortGrouped = short.some(({ type }) => type === "group");
  const groupFrom = lastGroup + (isShortGrouped ? 1 : 2);
  return { group, point, minus: withMinus(minus.value), plus: plus.value, lastGroup, otherGroups, groupFrom };
});
