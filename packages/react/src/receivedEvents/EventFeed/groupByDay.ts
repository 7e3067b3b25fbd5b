import { parseTimestamp, type ReceivedEvent } from "@partner-kit/contract";
import { dateTimeFormat } from "../../format/intl.ts";

export interface EventDay {
  /** `2026-03-02`, where the reader is; empty where the proxy's time cannot be read. */
  readonly key: string;
  readonly events: readonly ReceivedEvent[];
}

/** Parts events by the day they were received on. They come in the order of receipt, so a day is one stretch. */
export function groupByDay(events: readonly ReceivedEvent[], timeZone: string | undefined): readonly EventDay[] {
  const days: { key: string; events: ReceivedEvent[] }[] = [];
  for (const event of events) {
    const time = parseTimestamp(event.received_at);
    const key = time === undefined ? "" : dayKey(time, timeZone);
    const day = days.at(-1);
    if (day?.key === key) day.events.push(event);
    else days.push({ key, events: [event] });
  }
  return days;
}

/** The day of a time (milliseconds since the epoch) in a time zone; default: the reader's. */
export function dayKey(time: number, timeZone: string | undefined): string {
  // Swedish writes dates as ISO 8601 does.
  return dateTimeFormat("sv-SE", { dateStyle: "short", timeZone }).format(time);
}

/** The day before the one of a time: of the calendar, for there are days of 23 and of 25 hours. */
export function dayBefore(time: number, timeZone: string | undefined): string {
  return dayKey(Date.parse(`${dayKey(time, timeZone)}T12:00:00Z`) - DAY, "UTC");
}

/** Milliseconds. */
const DAY = 86_400_000;
