"use client";

import type { ReceivedEvent } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { ReadError } from "../errors/ReadError/ReadError.tsx";
import { useText } from "../locale/useText.ts";
import { Timeline } from "../ui/Timeline/Timeline.tsx";
import { describeEvent, type EventTone } from "./describeEvent.ts";
import { enEventFeed, enEventTimeline } from "./messages.en.ts";
import type { EventSubject } from "./readEventSubject.ts";
import { useSubjectEvents } from "./useSubjectEvents.ts";

export interface SubjectTimelineProps {
  readonly subject: EventSubject;
  /** Describes some of the events, by their IDs. */
  readonly detailsOf?: ((events: readonly ReceivedEvent[]) => ReadonlyMap<string, EventDetail>) | undefined;
}

/** A description from the payload of an event, which replaces the one from its type. */
export interface EventDetail {
  /** A second line. */
  readonly detail: string;
  readonly title?: string;
  readonly tone?: EventTone;
}

/** The received events of one transaction or order, in the details of that record. Nothing if it has none. */
export function SubjectTimeline({ subject, detailsOf }: SubjectTimelineProps): ReactElement | null {
  const { state, refresh } = useSubjectEvents(subject);
  const text = useText(enEventFeed, enEventTimeline);
  const { eventTimeline: messages } = text;
  // A title that disappears again would move the page.
  if (state.status === "loading" || (state.status === "ready" && state.events.length === 0 && !state.hasOlder))
    return null;
  const details = state.status === "ready" ? detailsOf?.(state.events) : undefined;
  return (
    <div data-part="events">
      <p data-part="title">{messages.title}</p>
      {state.status === "error" && <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={refresh} />}
      {state.status === "ready" && (
        <>
          <Timeline
            label={messages.title}
            entries={state.events.map((event) => ({
              ...describeEvent(event, text),
              ...details?.get(event.id),
              key: event.id,
              timestamp: event.occurred_at,
            }))}
          />
          {state.hasOlder && <p data-part="note">{messages.older}</p>}
        </>
      )}
    </div>
  );
}
