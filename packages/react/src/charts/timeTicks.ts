import { dateTimeFormat } from "../format/intl.ts";
import { fillText } from "../text/fillText.ts";

export interface TimeTicksParameters {
  /** Seconds since the epoch. */
  readonly from: number;
  readonly to: number;
  /** Approximate maximum. */
  readonly count: number;
  /** IANA name. Default: the browser's time zone. */
  readonly timeZone: string | undefined;
}

/** Returns round local times, or days for long ranges, in seconds since the epoch. */
export function timeTicks({ from, to, count, timeZone }: TimeTicksParameters): readonly number[] {
  const step = STEPS.find((each) => (to - from) / each <= count) ?? STEPS.at(-1) ?? DAY;
  const ticks: number[] = [];
  const shift = zoneOffset(from, timeZone);
  for (let local = Math.ceil((from + shift) / step) * step; ticks.length <= 50; local += step) {
    // The offset changes with daylight saving time.
    const time = local - zoneOffset(local - shift, timeZone);
    if (time > to) break;
    if (time >= from) ticks.push(time);
  }
  return ticks;
}

export type TimeStepsParameters = Pick<TimeTicksParameters, "from" | "to" | "timeZone">;

/**
 * Returns the bounds of the local hours, quarters of days, or days that contain the times from `from` to `to`: as many as a
 * plot can show apart. The last one is after `to`.
 */
export function timeSteps({ from, to, timeZone }: TimeStepsParameters): readonly number[] {
  const step = BARS.find((each) => (to - from) / each <= MOST_BARS) ?? DAY;
  const bounds: number[] = [];
  const shift = zoneOffset(from, timeZone);
  for (let local = Math.floor((from + shift) / step) * step; (bounds.at(-1) ?? from) <= to; local += step) {
    bounds.push(local - zoneOffset(local - shift, timeZone));
  }
  return bounds;
}

export interface FormatTickParameters {
  readonly time: number;
  readonly locale: string;
  readonly timeZone: string | undefined;
}

/** Formats the time of day, or the date at midnight. */
export function formatTick({ time, locale, timeZone }: FormatTickParameters): string {
  const isMidnight = (time + zoneOffset(time, timeZone)) % DAY === 0;
  const options = isMidnight ? ({ day: "numeric", month: "short" } as const) : ({ timeStyle: "short" } as const);
  return dateTimeFormat(locale, { ...options, timeZone }).format(time * 1000);
}

export interface FormatRangeParameters {
  /** Seconds since the epoch. */
  readonly from: number;
  readonly to: number;
  readonly locale: string;
  readonly timeZone: string | undefined;
}

export interface WriteSinceParameters extends FormatRangeParameters {
  readonly messages: { readonly since: string; readonly sinceDate: string };
}

/** Writes since when a range lasts: the time of day of `from`, with the date if `to` is on another day. */
export function writeSince({ from, to, locale, timeZone, messages }: WriteSinceParameters): string {
  const dateOf = (time: number) => dateTimeFormat(locale, { dateStyle: "short", timeZone }).format(time * 1000);
  const clock = { hour: hourOf(locale), minute: "2-digit", timeZone } as const;
  const write = (options: Intl.DateTimeFormatOptions) => dateTimeFormat(locale, options).format(from * 1000);
  if (dateOf(from) === dateOf(to)) return fillText(messages.since, { time: write(clock) });
  return fillText(messages.sinceDate, { date: write({ day: "numeric", month: "short", ...clock }) });
}

/** Formats a step: a day as its date, and a part of a day with its times. */
export function formatStep({ from, to, locale, timeZone }: FormatRangeParameters): string {
  const isDay = to - from >= 23 * HOUR && [from, to].every((time) => (time + zoneOffset(time, timeZone)) % DAY === 0);
  if (!isDay) return formatRange({ from, to, locale, timeZone });
  return dateTimeFormat(locale, { day: "numeric", month: "short", timeZone }).format(from * 1000);
}

/** Formats a range of times, without repeating the date. */
export function formatRange({ from, to, locale, timeZone }: FormatRangeParameters): string {
  const options = { day: "numeric", month: "short", hour: hourOf(locale), minute: "2-digit", timeZone } as const;
  return dateTimeFormat(locale, options).formatRange(from * 1000, to * 1000);
}

/** The digits of an hour as in a time without a date: `03:05`, but `3:05 AM`. Beside a date, `Intl` would write `3:05` for both. */
function hourOf(locale: string): "numeric" | "2-digit" {
  const parts = dateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" }).formatToParts(3 * HOUR * 1000);
  return parts.find(({ type }) => type === "hour")?.value.length === 2 ? "2-digit" : "numeric";
}

/** A time zone's offset from UTC in seconds. */
function zoneOffset(time: number, timeZone: string | undefined): number {
  // Swedish dates have the ISO 8601 format.
  const local = dateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone }).format(time * 1000);
  return Math.round(Date.parse(`${local.replace(" ", "T")}Z`) / 1000 - time);
}

const HOUR = 3600;
const DAY = 86_400;
const HOURS = [1, 2, 3, 6, 12].map((count) => count * HOUR);
const DAYS = [1, 2, 5, 10, 15, 30].map((count) => count * DAY);
const STEPS = [60, 300, 600, 900, 1800, ...HOURS, ...DAYS];
const BARS = [HOUR, 6 * HOUR];
const MOST_BARS = 31;
