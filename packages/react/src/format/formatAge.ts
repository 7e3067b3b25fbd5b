import { startOfDay } from "./dateRange.ts";
import { relativeTimeFormat } from "./intl.ts";

export interface FormatAgeParameters {
  /** Milliseconds. A negative age counts as now, because clocks differ. */
  readonly age: number;
  /** BCP 47. */
  readonly locale: string;
  /**
   * The current time, in milliseconds since the epoch. From 24 hours on, the days are then calendar days of the reader's time
   * zone, as people count them. Default: days are periods of 24 hours.
   */
  readonly now?: number | undefined;
}

/** Formats an age in its largest whole unit: "12 seconds ago", "3 minutes ago". Returns "now" below five seconds. */
export function formatAge({ age, locale, now }: FormatAgeParameters): string {
  if (isNow(age)) return relativeTimeFormat(locale, { numeric: "auto", style: "short" }).format(0, "second");
  const seconds = Math.floor(age / 1000);
  const [size, unit] = units.find(([limit]) => seconds >= limit) ?? [1, "second"];
  // `always` avoids "yesterday", which is often wrong for an age of 24 hours.
  const format = relativeTimeFormat(locale, { numeric: "always", style: "short" });
  const count = unit === "day" && now !== undefined ? calendarDays(now - age, now) : Math.floor(seconds / size);
  return format.format(-count, unit);
}

/** Whether an age counts as now. */
export function isNow(age: number): boolean {
  return age < 5000;
}

/** The midnights between two times that are at least 24 hours apart. Rounded, because days can have 23 or 25 hours. */
function calendarDays(from: number, to: number): number {
  return Math.max(1, Math.round((startOfDay(to) - startOfDay(from)) / 86_400_000));
}

const units: readonly (readonly [size: number, unit: Intl.RelativeTimeFormatUnit])[] = [
  [86_400, "day"],
  [3600, "hour"],
  [60, "minute"],
  [1, "second"],
];
