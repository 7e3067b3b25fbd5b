"use client";

import type { ReceivedEvent } from "@partner-kit/contract";
import { type ReactElement, useEffect, useState } from "react";
import { useText } from "../../locale/useText.ts";
import { useLatest } from "../../provider/useLatest.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { describeEvent } from "../describeEvent.ts";
import { enEventFeed } from "../messages.en.ts";
import { foldEvents } from "./foldEvents.ts";

export interface EventFeedAnnouncerProps {
  /** Newest first, including waiting events. */
  readonly events: readonly ReceivedEvent[];
}

/** Announces new events to screen readers, politely, and many in one sentence. Counts those of one order or transaction once. */
export function EventFeedAnnouncer({ events }: EventFeedAnnouncerProps): ReactElement {
  const text = useText(enEventFeed);
  const { plural } = text;
  const newest = events[0]?.seq ?? 0;
  const [last, setLast] = useState({ seq: newest, sentence: "" });
  const announceRef = useLatest(() => {
    const fresh = foldEvents(events.filter(({ seq }) => seq > last.seq));
    const [first] = fresh;
    if (!first) return;
    const { title } = describeEvent(first.event, text);
    const { announced } = text.eventFeed;
    setLast({ seq: newest, sentence: plural(announced, fresh.length, { title }) });
  });

  const isDue = newest > last.seq;
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => announceRef.current(), PAUSE);
    return () => clearTimeout(timer);
  }, [announceRef, isDue]);

  return (
    <VisuallyHidden>
      <span role="status">{last.sentence}</span>
    </VisuallyHidden>
  );
}

/** Milliseconds. Events of this time are announced together. */
const PAUSE = 5000;
