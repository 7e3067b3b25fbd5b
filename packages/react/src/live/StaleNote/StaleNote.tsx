"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { enLive } from "../../text/messages.en.ts";
import { Age } from "../../ui/Age/Age.tsx";
import { LineNote } from "../../ui/LineNote/LineNote.tsx";
import type { Freshness } from "../useFreshness.ts";

export interface StaleNoteProps {
  readonly freshness: Freshness;
  /** Milliseconds since the epoch, by the page's own clock. Left out where the age stands elsewhere. */
  readonly receivedAt?: number | undefined;
}

/** Says why figures are not current, and how old they are. Nothing where they are. */
export function StaleNote({ freshness, receivedAt }: StaleNoteProps): ReactElement | null {
  const { live } = useText(enLive);
  if (freshness.kind !== "stale") return null;
  return (
    <LineNote
      role="status"
      title={live[`${freshness.reason}Title`]}
      help={freshness.reason === "refused" ? live.readAgain : live.comesBack}
    >
      {receivedAt !== undefined && <Age since={receivedAt} clock="page" isStale text={live.staleSince} />}
    </LineNote>
  );
}
