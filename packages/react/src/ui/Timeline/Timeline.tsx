import type { ReactElement, ReactNode } from "react";
import { DateTime } from "../DateTime/DateTime.tsx";

export interface TimelineEntry {
  readonly key: string;
  readonly title: string;
  readonly tone: "success" | "warn" | "danger" | "neutral";
  /** A second line. */
  readonly detail?: ReactNode;
  /** RFC 3339. `undefined` if it is not reported. */
  readonly timestamp: string | undefined;
  /** Whether it has not happened yet. Default false. */
  readonly isAhead?: boolean | undefined;
}

export interface TimelineProps {
  /** Accessible name of the list. */
  readonly label: string;
  /** Newest first. */
  readonly entries: readonly TimelineEntry[];
}

/** A list of events with their times. */
export function Timeline({ label, entries }: TimelineProps): ReactElement {
  return (
    <ol className="pk-Timeline" aria-label={label}>
      {entries.map(({ key, title, detail, tone, timestamp, isAhead }) => (
        <li key={key} data-tone={tone} data-ahead={isAhead || undefined}>
          <span data-part="dot" aria-hidden="true" />
          <span data-part="entry">{title}</span>{" "}
          {timestamp !== undefined && <DateTime timestamp={timestamp} precision="second" />}
          {detail !== undefined && <span data-part="detail">{detail}</span>}
        </li>
      ))}
    </ol>
  );
}
