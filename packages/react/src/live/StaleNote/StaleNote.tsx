"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { enLive } from "../../text/messages.en.ts";
import { Age } from "../../ui/Age/Age.tsx";
import { LineNote } from "../../ui/LineNote/LineNote.tsx";
import type { Freshness } from "../useFreshness.ts";

export interface StaleNoteProps {
  readonly freshness: Freshness;
  /** Milliseconds since the epoch, by the browser's clock. `undefined` if the age is shown elsewhere. */
  readonly receivedAt?: number | undefined;
}

/** Explains why data is out of date, and how old it is. Renders nothing for current data. */
export function StaleNote({ freshness, receivedAt }: StaleNoteProps): ReactElement | null {
  const { live } = useText(enLive);
  if (freshness.kind !== "stale") return null;
  return (
    <LineNote
      role="status"
      icon="clock"
      title={live[`${freshness.reason}Title`]}
      help={freshness.reason === "refused" ? live.readAgain : live.comesBack}
    >
      {receivedAt !== undefined && <Age since={receivedAt} clock="page" isStale text={live.staleSince} />}
    </LineNote>
  );
}
