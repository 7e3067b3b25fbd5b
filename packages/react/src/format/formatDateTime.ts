import { parseTimestamp } from "@partner-kit/contract";
import { dateTimeFormat } from "./intl.ts";

export interface FormatDateTimeParameters {
  /** RFC 3339. Anything else is returned unchanged. */
  readonly timestamp: string;
  /** BCP 47. */
  readonly locale: string;
  readonly timeZone?: string | undefined;
  /** `time`: without the date. Default `minute`. */
  readonly precision?: "day" | "time" | "minute" | "second" | undefined;
}

/** Formats a timestamp as date and time, or as one of them. */
export function formatDateTime({ timestamp, locale, timeZone, precision }: FormatDateTimeParameters): string {
  const time = parseTimestamp(timestamp);
  if (time === undefined) return timestamp;
  return dateTimeFormat(locale, {
    ...(precision !== "time" && { dateStyle: "medium" }),
    ...(precision !== "day" && { timeStyle: precision === "second" ? "medium" : "short" }),
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(time);
}
