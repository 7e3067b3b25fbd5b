import { relativeTimeFormat } from "../format/intl.ts";

export interface FormatTimeUntilParameters {
  /** A time that has passed counts as now. */
  readonly milliseconds: number;
  /** BCP 47. */
  readonly locale: string;
}

/**
 * Formats the time until an end in whole units: "in 5 days", "in 24 hr", "in 90 min". Rounded down, unless less than a tenth
 * of a unit is missing: a request that lasts a day does not expire "in 23 hr" as soon as it is made.
 */
export function formatTimeUntil({ milliseconds, locale }: FormatTimeUntilParameters): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  const [size, unit] = units.find(([one]) => minutes >= 2 * one) ?? [1, "minute"];
  const count = Math.floor(minutes / size + 0.1);
  const format = relativeTimeFormat(locale, { numeric: "always", style: "short" });
  // The last minute counts as one, because the request has not expired.
  return format.format(milliseconds > 0 ? Math.max(1, count) : 0, unit);
}

/** In minutes. From two of a unit, because rounding down one and a half would be far off. */
const units: readonly (readonly [size: number, unit: Intl.RelativeTimeFormatUnit])[] = [
  [1440, "day"],
  [60, "hour"],
];
