"use client";

import { type ReactElement, useState } from "react";
import { formatTimeLeft } from "../../format/formatDuration.ts";
import { useClock } from "../../locale/useClock.ts";
import { useText } from "../../locale/useText.ts";

export interface CountdownProps {
  /** End, by the page's clock. Milliseconds since the epoch. */
  readonly until: number;
  /**
   * Start, by the page's clock: the ring is full at this time. Milliseconds since the epoch. Default: when it was first
   * shown. Set a `key` if `until` can change.
   */
  readonly since?: number | undefined;
  /** Message with `{time}`. */
  readonly text: string;
  /** Message after the end. */
  readonly endedText: string;
}

/** The time that is left, as text and as a ring that empties. Renders once a second. Not announced by screen readers. */
export function Countdown({ until, since, text, endedText }: CountdownProps): ReactElement {
  const { fill, locale } = useText();
  const left = useClock((now) => secondsUntil(until, now));
  const [first, setFirst] = useState(left);
  if (first === undefined && left !== undefined) setFirst(left);
  const total = Math.max(1, (since === undefined ? first : secondsUntil(until, since)) ?? 1);
  const share = left === undefined ? 1 : Math.min(1, left / total);
  return (
    <div className="pk-Countdown" data-status={statusOf(left)} role="timer">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" />
        <circle
          data-part="left"
          cx="10"
          cy="10"
          r="8"
          pathLength="100"
          strokeDasharray={`${Math.round(share * 1000) / 10} 100`}
        />
      </svg>
      {/* A server renders no time. The space reserves its line. */}
      <span data-part="text">{describe()}</span>
    </div>
  );

  function describe(): string {
    if (left === undefined) return "\u00a0";
    return left === 0 ? endedText : fill(text, { time: formatTimeLeft({ seconds: left, locale }) });
  }
}

function secondsUntil(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

function statusOf(left: number | undefined): "running" | "ending" | "ended" {
  if (left === 0) return "ended";
  return left !== undefined && left <= ENDING_SECONDS ? "ending" : "running";
}

const ENDING_SECONDS = 5;
