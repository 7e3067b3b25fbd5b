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
  /** Leaves out the year if it is the year of this time, in milliseconds since the epoch. Default: the year is written. */
  readonly now?: number | undefined;
}

/** Formats a timestamp as date and time, or as one of them. */
export function formatDateTime(parameters: FormatDateTimeParameters): string {
  const { timestamp, locale, timeZone, precision, now } = parameters;
  const time = parseTimestamp(timestamp);
  if (time === undefined) return timestamp;
  const format = dateTimeFormat(locale, {
    ...(precision !== "time" && { dateStyle: "medium" }),
    ...(precision !== "day" && { timeStyle: precision === "second" ? "medium" : "short" }),
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  if (now === undefined) return format.format(time);
  const parts = format.formatToParts(time);
  const index = parts.findIndex(({ type }) => type === "year");
  const thisYear = format.formatToParts(now).find(({ type }) => type === "year")?.value;
  if (index === -1 || parts[index]?.value !== thisYear) return format.format(time);
  // The separator before the year goes with it, or else the one after it.
  const start = Math.max(0, index - 1);
  return parts
    .toSpliced(start, 2)
    .map(({ value }) => value)
    .join("");
}
