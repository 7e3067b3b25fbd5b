"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { enLive } from "../../text/enCommon.ts";
import { Age } from "../../ui/Age/Age.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
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
    <div className="pk-StaleNote" role="status">
      <Icon name="warning" />
      <p>
        <strong>{live[`${freshness.reason}Title`]}</strong>{" "}
        {freshness.reason === "refused" ? live.readAgain : live.comesBack}
      </p>
      {receivedAt !== undefined && <Age since={receivedAt} clock="page" text={live.staleSince} />}
    </div>
  );
}
