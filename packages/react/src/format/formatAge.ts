import { relativeTimeFormat } from "./intl.ts";

export interface FormatAgeParameters {
  /** Milliseconds. A negative age counts as now, because clocks differ. */
  readonly age: number;
  /** BCP 47. */
  readonly locale: string;
}

/** Formats an age in its largest whole unit: "12 seconds ago", "3 minutes ago". Returns "now" below five seconds. */
export function formatAge({ age, locale }: FormatAgeParameters): string {
  if (isNow(age)) return relativeTimeFormat(locale, { numeric: "auto", style: "short" }).format(0, "second");
  const seconds = Math.floor(age / 1000);
  const [size, unit] = units.find(([limit]) => seconds >= limit) ?? [1, "second"];
  // `always` avoids "yesterday", which is often wrong for an age of 24 hours.
  const format = relativeTimeFormat(locale, { numeric: "always", style: "short" });
  return format.format(-Math.floor(seconds / size), unit);
}

/** Whether an age counts as now. */
export function isNow(age: number): boolean {
  return age < 5000;
}

const units: readonly (readonly [size: number, unit: Intl.RelativeTimeFormatUnit])[] = [
  [86_400, "day"],
  [3600, "hour"],
  [60, "minute"],
  [1, "second"],
];
