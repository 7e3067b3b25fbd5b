import { relativeTimeFormat } from "../format/intl.ts";

export interface FormatTimeUntilParameters {
  /** A time that has passed counts as now. */
  readonly milliseconds: number;
  /** BCP 47. */
  readonly locale: string;
}

/** Formats the time until a near end in whole minutes, rounded down: "in 42 min". */
export function formatTimeUntil({ milliseconds, locale }: FormatTimeUntilParameters): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  const format = relativeTimeFormat(locale, { numeric: "always", style: "short" });
  // The last minute counts as one, because the request has not expired.
  return format.format(milliseconds > 0 ? Math.max(1, minutes) : 0, "minute");
}
