import type { DatePeriod, DateView } from "@partner-kit/react";

/** The URL parameters of a list's dates. */
export const dateParams = ["period", "from", "to"] as const;

/** Reads a list's dates from a URL. An unknown period filters nothing. */
export function readDates(params: URLSearchParams): DateView {
  return {
    period: periods.find((known) => known === params.get("period")),
    from: params.get("from") ?? undefined,
    to: params.get("to") ?? undefined,
  };
}

const periods: readonly DatePeriod[] = ["today", "last-7-days", "last-30-days", "custom"];
