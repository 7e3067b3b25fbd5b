"use client";

import { parseTimestamp, type ReceivedEvent } from "@partner-kit/contract";
import { type ReactElement, useId } from "react";
import { dateTimeFormat } from "../../format/intl.ts";
import { fractionDigits } from "../../format/parseDecimal.ts";
import { useClock } from "../../locale/useClock.ts";
import { useText } from "../../locale/useText.ts";
import { useMarkets } from "../../markets/markets.ts";
import { findPair } from "../../markets/tickerPairs.ts";
import { usePerson } from "../../session/usePerson.ts";
import { useSession } from "../../session/useSession.ts";
import { useArrivals } from "../../ui/Changed/useArrivals.ts";
import { enEventFeed } from "../messages.en.ts";
import { type EventSubject, readEventSubject } from "../readEventSubject.ts";
import { EventFeedItem, type EventMarkets } from "./EventFeedItem.tsx";
import { readEventTrade } from "./eventAmounts.ts";
import type { EventGroup } from "./foldEvents.ts";
import { useEventParties } from "./useEventParties.ts";

export interface EventFeedListProps {
  readonly groups: readonly EventGroup[];
  readonly getHref: ((event: ReceivedEvent, subject: EventSubject) => string | undefined) | undefined;
  /** Keys of the open groups. */
  readonly open: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
  /** Sequence number of the latest event that the user has seen. Later ones are marked. */
  readonly seenSeq: number | undefined;
}

/** One line for each group, by the day on which its latest event was received. A server does not know the user's time zone and uses UTC. */
export function EventFeedList({ groups, getHref, open, onToggle, seenSeq }: EventFeedListProps): ReactElement {
  const id = useId();
  const { eventFeed: messages, locale } = useText(enEventFeed);
  const arrived = useArrivals(
    groups.map(({ event }) => event.id),
    usePerson(),
  );
  const isHere = useClock(() => true) ?? false;
  const timeZone = isHere ? undefined : "UTC";
  const markets = usePairMarkets(groups);
  const partyOf = useEventParties();
  const digits = usualDigits(groups, markets);
  const today = useClock((now) => dayKey(now, timeZone));
  const yesterday = useClock((now) => dayBefore(now, timeZone));

  return (
    <>
      {groupByDay(groups, timeZone).map(({ day, groups: ofDay }) => (
        <div key={`${day} ${ofDay.at(-1)?.event.seq}`} data-part="day">
          <p data-part="date" id={`${id}${day}`}>
            {nameOf(day)}
          </p>
          <ol aria-labelledby={`${id}${day}`}>
            {ofDay.map(({ key, event, earlier, seq }) => (
              <EventFeedItem
                key={key}
                event={event}
                earlier={earlier}
                href={getHref?.(event, readEventSubject(event))}
                markets={markets}
                party={partyOf(readEventSubject(event))}
                digitsOf={(currency) => digits.get(currency) ?? 0}
                timeZone={timeZone}
                isOpen={open.has(key)}
                isNew={seenSeq !== undefined && seq > seenSeq}
                hasArrived={arrived.has(event.id)}
                onToggle={() => onToggle(key)}
              />
            ))}
          </ol>
        </div>
      ))}
    </>
  );

  function nameOf(day: string): string {
    if (day === today) return messages.today;
    if (day === yesterday) return messages.yesterday;
    const noon = Date.parse(`${day}T12:00:00Z`);
    return Number.isNaN(noon) ? day : dateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" }).format(noon);
  }
}

/** Reads the markets, which name the pairs of orders, if there are orders and the user may see markets. */
function usePairMarkets(groups: readonly EventGroup[]): EventMarkets {
  const { can } = useSession();
  const enabled = can("listMarkets").allowed && groups.some(({ event }) => readEventTrade(event) !== undefined);
  const { data, isLoading } = useMarkets({ query: { enabled } });
  return isLoading ? "loading" : data?.markets;
}

/** The most digits after the point that amounts of each traded currency have, so that their points are below each other. */
function usualDigits(groups: readonly EventGroup[], markets: EventMarkets): ReadonlyMap<string | undefined, number> {
  const digits = new Map<string | undefined, number>();
  for (const { event } of groups) {
    const { pairId, amount } = readEventTrade(event) ?? {};
    if (pairId === undefined || amount === undefined) continue;
    const { base } = findPair(pairId, markets === "loading" ? undefined : markets);
    digits.set(base, Math.max(digits.get(base) ?? 0, fractionDigits(amount)));
  }
  return digits;
}

interface EventDay {
  /** `2026-03-02` in the user's time zone. Empty if the time is unreadable. */
  readonly day: string;
  readonly groups: readonly EventGroup[];
}

/** Sorts groups by the day of receipt. They come in that order, so each day is one run. */
function groupByDay(groups: readonly EventGroup[], timeZone: string | undefined): readonly EventDay[] {
  const days: { day: string; groups: EventGroup[] }[] = [];
  for (const group of groups) {
    const time = parseTimestamp(group.event.received_at);
    const day = time === undefined ? "" : dayKey(time, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.groups.push(group);
    else days.push({ day, groups: [group] });
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
