import { parseTimestamp } from "@partner-kit/contract";

export interface FormatDateTimeParameters {
  /** As the service wrote it; what is no RFC 3339 time is given back as it came. */
  readonly timestamp: string;
  /** BCP 47. */
  readonly locale: string;
  readonly timeZone?: string | undefined;
  /** Default `minute`. */
  readonly precision?: "minute" | "second" | undefined;
}

/** Writes a timestamp as date and time of day. */
export function formatDateTime({ timestamp, locale, timeZone, precision }: FormatDateTimeParameters): string {
  const time = parseTimestamp(timestamp);
  if (time === undefined) return timestamp;
  return new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: precision === "second" ? "medium" : "short",
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(time);
}
