"use client";

import { parseTimestamp } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { startOfDay } from "../../format/dateRange.ts";
import { useClock } from "../../locale/useClock.ts";
import { Age } from "../Age/Age.tsx";
import { DateTime } from "../DateTime/DateTime.tsx";

/** The cell of a record's date: day and time, which people reconcile by, and its age if it is of today. */
export function RecordDate({ timestamp }: { readonly timestamp: string }): ReactElement {
  const since = parseTimestamp(timestamp);
  // Older ages only repeat the day.
  const isOfToday = useClock((now) => since !== undefined && startOfDay(since) === startOfDay(now));
  return (
    <span data-part="created">
      <DateTime timestamp={timestamp} hidesThisYear />
      {since !== undefined && isOfToday && (
        <span data-part="detail">
          <Age since={since} clock="service" text="{age}" />
        </span>
      )}
    </span>
  );
}
