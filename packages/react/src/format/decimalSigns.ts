import { memoize } from "./memoize.ts";

/** The signs and group sizes with which a locale writes numbers. */
export interface DecimalSigns {
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
  return { group, point, minus: minus.value, plus: plus.value, lastGroup, otherGroups, groupFrom };
});
