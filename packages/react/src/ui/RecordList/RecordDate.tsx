"use client";

import { parseTimestamp } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { Age } from "../Age/Age.tsx";
import { DateTime } from "../DateTime/DateTime.tsx";

/** The cell of a record's date: day and time, which people reconcile by, and its age. */
export function RecordDate({ timestamp }: { readonly timestamp: string }): ReactElement {
  const since = parseTimestamp(timestamp);
  return (
    <span data-part="created">
      <DateTime timestamp={timestamp} hidesThisYear />
      {since !== undefined && (
        <span data-part="detail">
          <Age since={since} clock="service" text="{age}" />
        </span>
      )}
    </span>
  );
}
