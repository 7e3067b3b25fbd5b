export interface FormatAgeParameters {
  /** Milliseconds. What lies in the future (two clocks never agree) counts as now. */
  readonly age: number;
  /** BCP 47. */
  readonly locale: string;
}

/** Writes an age in the largest whole unit: "12 seconds ago", "3 minutes ago". Below five seconds it says "now". */
export function formatAge({ age, locale }: FormatAgeParameters): string {
  // "Yesterday" in place of one day would be a day of the calendar, and often the wrong one.
  if (isNow(age)) return relativeTimeFormat(locale, "auto").format(0, "second");
  const seconds = Math.floor(age / 1000);
  const [size, unit] = units.find(([limit]) => seconds >= limit) ?? [1, "second"];
  return relativeTimeFormat(locale, "always").format(-Math.floor(seconds / size), unit);
}

/** Whether something is so young that it counts as now. */
export function isNow(age: number): boolean {
  return age < 5000;
}

const units: readonly (readonly [size: number, unit: Intl.RelativeTimeFormatUnit])[] = [
  [86_400, "day"],
  [3600, "hour"],
  [60, "minute"],
  [1, "second"],
];

const formats = new Map<string, Intl.RelativeTimeFormat>();

function relativeTimeFormat(locale: string, numeric: "always" | "auto"): Intl.RelativeTimeFormat {
  const key = `${locale} ${numeric}`;
  const made = formats.get(key) ?? new Intl.RelativeTimeFormat(locale, { numeric, style: "short" });
  formats.set(key, made);
  return made;
}
