import { relativeTimeFormat } from "../format/intl.ts";

export interface FormatTimeUntilParameters {
  /** A time that has passed counts as now. */
  readonly milliseconds: number;
  /** BCP 47. */
  readonly locale: string;
}

/** Formats the time until an end in whole hours or minutes, rounded down: "in 23 hr", "in 42 min". */
export function formatTimeUntil({ milliseconds, locale }: FormatTimeUntilParameters): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  const format = relativeTimeFormat(locale, { numeric: "always", style: "short" });
  // The last minute counts as one, because the request has not expired.
  const time =
    minutes >= 60
      ? format.format(Math.floor(minutes / 60), "hour")
      : format.format(milliseconds > 0 ? Math.max(1, minutes) : 0, "minute");
  // In Arabic, the format says "within", which is a limit. The request expires after this time.
  return time.replace(/^خلال /u, "بعد ");
}
