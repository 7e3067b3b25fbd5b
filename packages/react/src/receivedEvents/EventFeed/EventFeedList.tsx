"use client";

import { parseTimestamp, type ReceivedEvent } from "@partner-kit/contract";
import { type ReactElement, useId } from "react";
import { dateTimeFormat } from "../../format/intl.ts";
import { useClock } from "../../locale/useClock.ts";
import { useText } from "../../locale/useText.ts";
import { useMarkets } from "../../markets/markets.ts";
import { usePerson } from "../../session/usePerson.ts";
import { useSession } from "../../session/useSession.ts";
import { useArrivals } from "../../ui/Changed/useArrivals.ts";
import { enEventFeed } from "../messages.en.ts";
import { type EventSubject, readEventSubject } from "../readEventSubject.ts";
import { EventFeedItem, type EventMarkets } from "./EventFeedItem.tsx";
import { readEventTrade } from "./eventAmounts.ts";

export interface EventFeedListProps {
  readonly events: readonly ReceivedEvent[];
  readonly getHref: ((event: ReceivedEvent, subject: EventSubject) => string | undefined) | undefined;
  /** IDs of the open events. */
  readonly open: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  /** Sequence number of the latest event that the user has seen. Later ones are marked. */
  readonly seenSeq: number | undefined;
}

/** Events grouped by the day of receipt. A server does not know the user's time zone and uses UTC. */
export function EventFeedList({ events, getHref, open, onToggle, seenSeq }: EventFeedListProps): ReactElement {
  const id = useId();
  const { eventFeed: messages, locale } = useText(enEventFeed);
  const arrived = useArrivals(
    events.map((event) => event.id),
    usePerson(),
  );
  const isHere = useClock(() => true) ?? false;
  const timeZone = isHere ? undefined : "UTC";
  const markets = usePairMarkets(events);
  const today = useClock((now) => dayKey(now, timeZone));
  const yesterday = useClock((now) => dayBefore(now, timeZone));

  return (
    <>
      {groupByDay(events, timeZone).map(({ key, events: ofDay }) => (
        <div key={`${key} ${ofDay.at(-1)?.seq}`} data-part="day">
          <p data-part="date" id={`${id}${key}`}>
            {nameOf(key)}
          </p>
          <ol aria-labelledby={`${id}${key}`}>
            {ofDay.map((event) => (
              <EventFeedItem
                key={event.seq}
                event={event}
                href={getHref?.(event, readEventSubject(event))}
                markets={markets}
                timeZone={timeZone}
                isOpen={open.has(event.id)}
                isNew={seenSeq !== undefined && event.seq > seenSeq}
                hasArrived={arrived.has(event.id)}
                onToggle={() => onToggle(event.id)}
              />
            ))}
          </ol>
        </div>
      ))}
    </>
  );

  function nameOf(key: string): string {
    if (key === today) return messages.today;
    if (key === yesterday) return messages.yesterday;
    const noon = Date.parse(`${key}T12:00:00Z`);
    return Number.isNaN(noon) ? key : dateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" }).format(noon);
  }
}

/** Reads the markets, which name the pairs of orders, if there are orders and the user may see markets. */
function usePairMarkets(events: readonly ReceivedEvent[]): EventMarkets {
  const { can } = useSession();
  const enabled = can("listMarkets").allowed && events.some((event) => readEventTrade(event) !== undefined);
  const { data, isLoading } = useMarkets({ query: { enabled } });
  return isLoading ? "loading" : data?.markets;
}

interface EventDay {
  /** `2026-03-02` in the user's time zone. Empty if the time is unreadable. */
  readonly key: string;
  readonly events: readonly ReceivedEvent[];
}

/** Groups events by the day of receipt. Events come in that order, so each day is one run. */
function groupByDay(events: readonly ReceivedEvent[], timeZone: string | undefined): readonly EventDay[] {
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
function dayKey(time: number, timeZone: string | undefined): string {
  // Swedish dates have the format of ISO 8601.
  return dateTimeFormat("sv-SE", { dateStyle: "short", timeZone }).format(time);
}

/** Returns the previous calendar day. Days can have 23 or 25 hours. */
export function dayBefore(time: number, timeZone: string | undefined): string {
  return dayKey(Date.parse(`${dayKey(time, timeZone)}T12:00:00Z`) - DAY, "UTC");
}

/** Milliseconds. */
const DAY = 86_400_000;
