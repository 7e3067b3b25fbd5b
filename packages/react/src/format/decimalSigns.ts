/** How a locale writes a plain figure, so that many can be written without asking `Intl` for each. */
export interface DecimalSigns {
  readonly group: string;
  readonly point: string;
  /** What stands before the digits of a figure below zero, and above it where that is said. */
  readonly minus: string;
  readonly plus: string;
  /** Digits of the group before the point, and of those before that one. */
  readonly lastGroup: number;
  readonly otherGroups: number;
  /** Fewer digits than so many before the point are not grouped. */
  readonly groupFrom: number;
}

/**
 * Reads off `Intl` how a locale writes figures. `undefined` where it does so in a way that is not known here (digits of
 * its own, a sign that comes after them): `Intl` has to write those itself.
 */
export function decimalSigns(locale: string): DecimalSigns | undefined {
  const known = signsByLocale.get(locale);
  if (known !== undefined) return known ?? undefined;
  const signs = readSigns(locale);
  signsByLocale.set(locale, signs ?? null);
  return signs;
}

const signsByLocale = new Map<string, DecimalSigns | null>();

function readSigns(locale: string): DecimalSigns | undefined {
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
}
