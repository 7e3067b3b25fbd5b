"use client";

import type { ReceivedEvent } from "@partner-kit/contract";
import { type ReactElement, useId } from "react";
import { dateTimeFormat } from "../../format/intl.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useClock } from "../../locale/useClock.ts";
import { useText } from "../../locale/useText.ts";
import { enEventFeed } from "../messages.en.ts";
import { type EventSubject, readEventSubject } from "../readEventSubject.ts";
import { EventFeedItem } from "./EventFeedItem.tsx";
import { dayBefore, dayKey, groupByDay } from "./groupByDay.ts";

export interface EventFeedListProps {
  readonly events: readonly ReceivedEvent[];
  readonly getHref: ((event: ReceivedEvent, subject: EventSubject) => string | undefined) | undefined;
  /** IDs of the open events. */
  readonly open: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

/** Events grouped by the day of receipt. A server does not know the user's time zone and uses UTC. */
export function EventFeedList({ events, getHref, open, onToggle }: EventFeedListProps): ReactElement {
  const id = useId();
  const { locale } = useLocale();
  const { eventFeed: messages } = useText(enEventFeed);
  const isHere = useClock(() => true) ?? false;
  const timeZone = isHere ? undefined : "UTC";
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
                timeZone={timeZone}
                isOpen={open.has(event.id)}
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
