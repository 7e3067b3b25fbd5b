import { type DatePeriod, type DateView, readDays } from "../../format/dateRange.ts";
import { dateTimeFormat } from "../../format/intl.ts";
import { isolate } from "../../format/isolate.ts";
import type { TextWriter } from "../../locale/useText.ts";
import type { Text } from "../../text/text.ts";

type Messages = Pick<Text, "dateFilter"> & Pick<TextWriter, "fill" | "locale" | "plural">;

export const periods: readonly DatePeriod[] = ["today", "last-7-days", "last-30-days", "custom"];

/** Names a period, as in the filter. */
export function describePeriod(period: DatePeriod, { dateFilter: messages, plural }: Messages): string {
  if (period === "today") return messages.today;
  if (period === "custom") return messages.custom;
  return plural(messages.lastDays, period === "last-7-days" ? 7 : 30);
}

/** Describes the dates of a view: "Last 7 days", "2 – 9 Mar 2026". `undefined` if it filters none. */
export function describeDates(view: DateView, text: Messages): string | undefined {
  const { dateFilter: messages, fill, locale } = text;
  if (view.period === undefined) return undefined;
  if (view.period !== "custom") return describePeriod(view.period, text);
  const { first, last } = readDays(view);
  const format = dateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  if (first !== undefined && last !== undefined) {
    return isolate(format.formatRange(Date.parse(first), Date.parse(last)));
  }
  if (first !== undefined) return fill(messages.since, { date: isolate(format.format(Date.parse(first))) });
  return last === undefined ? undefined : fill(messages.until, { date: isolate(format.format(Date.parse(last))) });
}
