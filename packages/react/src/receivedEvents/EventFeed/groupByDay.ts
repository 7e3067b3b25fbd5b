import { parseTimestamp, type ReceivedEvent } from "@partner-kit/contract";
import { dateTimeFormat } from "../../format/intl.ts";

export interface EventDay {
  /** `2026-03-02` in the user's time zone. Empty if the time is unreadable. */
  readonly key: string;
  readonly events: readonly ReceivedEvent[];
}

/** Groups events by the day of receipt. Events come in that order, so each day is one run. */
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

/** Returns the day of a time (milliseconds since the epoch) in a time zone. Default: the user's. */
export function dayKey(time: number, timeZone: string | undefined): string {
  // Swedish dates have the format of ISO 8601.
  return dateTimeFormat("sv-SE", { dateStyle: "short", timeZone }).format(time);
}

/** Returns the previous calendar day. Days can have 23 or 25 hours. */
export function dayBefore(time: number, timeZone: string | undefined): string {
  return dayKey(Date.parse(`${dayKey(time, timeZone)}T12:00:00Z`) - DAY, "UTC");
}

/** Milliseconds. */
const DAY = 86_400_000;
