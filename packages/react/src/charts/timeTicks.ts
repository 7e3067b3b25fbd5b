import { dateTimeFormat } from "../format/intl.ts";

export interface TimeTicksParameters {
  /** Seconds since the epoch. */
  readonly from: number;
  readonly to: number;
  /** At most about so many. */
  readonly count: number;
  /** IANA name; default: the reader's. */
  readonly timeZone: string | undefined;
}

/** Round times of day where the reader is, or days where the range is long. Seconds since the epoch. */
export function timeTicks({ from, to, count, timeZone }: TimeTicksParameters): readonly number[] {
  const step = STEPS.find((each) => (to - from) / each <= count) ?? STEPS.at(-1) ?? DAY;
  const ticks: number[] = [];
  const shift = zoneOffset(from, timeZone);
  for (let local = Math.ceil((from + shift) / step) * step; ticks.length <= 50; local += step) {
    // The offset is another one once the clocks have changed.
    const time = local - zoneOffset(local - shift, timeZone);
    if (time > to) break;
    if (time >= from) ticks.push(time);
  }
  return ticks;
}

export interface FormatTickParameters {
  readonly time: number;
  readonly locale: string;
  readonly timeZone: string | undefined;
}

/** The time of day; at midnight the day, where a new one begins. */
export function formatTick({ time, locale, timeZone }: FormatTickParameters): string {
  const isMidnight = (time + zoneOffset(time, timeZone)) % DAY === 0;
  const options = isMidnight ? ({ day: "numeric", month: "short" } as const) : ({ timeStyle: "short" } as const);
  return dateTimeFormat(locale, { ...options, timeZone }).format(time * 1000);
}

/** Seconds that a time zone is ahead of UTC at a time. */
function zoneOffset(time: number, timeZone: string | undefined): number {
  // Swedish writes dates as ISO 8601 does.
  const local = dateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone }).format(time * 1000);
  return Math.round(Date.parse(`${local.replace(" ", "T")}Z`) / 1000 - time);
}

const HOUR = 3600;
const DAY = 86_400;
const STEPS = [60, 300, 600, 900, 1800, HOUR, 2 * HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 5 * DAY, 10 * DAY];
