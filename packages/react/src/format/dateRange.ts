import { parseTimestamp } from "@partner-kit/contract";

/** The periods that a list can be limited to. They end today, and `custom` has days of its own. */
export type DatePeriod = "today" | "last-7-days" | "last-30-days" | "custom";

/** The dates of a list's view, as plain values that fit into a URL. Days are calendar days of the reader's time zone. */
export interface DateView {
  /** `undefined` filters nothing. */
  readonly period?: DatePeriod | undefined;
  /** First day of a `custom` period, such as `2026-03-02`. `undefined`: no first day. */
  readonly from?: string | undefined;
  /** Last day of a `custom` period. `undefined`: no last day. */
  readonly to?: string | undefined;
}

/** Milliseconds since the epoch. `undefined`: no bound. */
export interface DateRange {
  readonly start: number | undefined;
  /** The first millisecond after the range. */
  readonly end: number | undefined;
}

/**
 * Returns the range of a view. `undefined` if it filters nothing. Days that are in the wrong order change places.
 *
 * @param today Any time of the current day, in milliseconds since the epoch.
 */
export function toDateRange({ period, from, to }: DateView, today: number): DateRange | undefined {
  if (period === "today") return { start: startOfDay(today), end: undefined };
  if (period === "last-7-days") return { start: startOfDay(today, -6), end: undefined };
  if (period === "last-30-days") return { start: startOfDay(today, -29), end: undefined };
  if (period !== "custom") return undefined;
  const { first, last } = readDays({ from, to });
  const [firstTime, lastTime] = [readDay(first), readDay(last)];
  if (firstTime === undefined && lastTime === undefined) return undefined;
  return { start: firstTime, end: lastTime === undefined ? undefined : startOfDay(lastTime, 1) };
}

/** The days of a custom period in their order. Text that is not a day is left out. */
export function readDays({ from, to }: DateView): {
  readonly first: string | undefined;
  readonly last: string | undefined;
} {
  const [first, last] = [from, to].map((day) => (readDay(day) === undefined ? undefined : day));
  return first !== undefined && last !== undefined && first > last ? { first: last, last: first } : { first, last };
}

/** Whether a timestamp is in a range. A missing or unreadable one is in none. */
export function isInRange(timestamp: string | undefined, { start, end }: DateRange): boolean {
  const time = timestamp === undefined ? undefined : parseTimestamp(timestamp);
  if (time === undefined) return false;
  return (start === undefined || time >= start) && (end === undefined || time < end);
}

/** Whether a range begins before the oldest entry that a list has loaded, so that it may miss some. */
export function startsBefore({ start }: DateRange, oldest: string): boolean {
  const time = parseTimestamp(oldest);
  return start === undefined || time === undefined || start < time;
}

/** Returns the start of a day, in milliseconds since the epoch. Days can have 23 or 25 hours. */
export function startOfDay(time: number, days = 0): number {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

/** The start of a day such as `2026-03-02`. */
function readDay(day = ""): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  // Without an offset, it is a time of the reader's time zone.
  const time = new Date(`${day}T00:00:00`).getTime();
  return Number.isNaN(time) ? undefined : time;
}
