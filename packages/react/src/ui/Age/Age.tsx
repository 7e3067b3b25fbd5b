"use client";

import type { ReactElement } from "react";
import { formatAge, isNow } from "../../format/formatAge.ts";
import { formatDateTime } from "../../format/formatDateTime.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useClock } from "../../locale/useClock.ts";
import { fillText } from "../../text/fillText.ts";

export interface AgeProps {
  /** Milliseconds since the epoch. */
  readonly since: number;
  /** Whether `since` is a time of the service's or the browser's clock. */
  readonly clock: "service" | "page";
  /** Time of receipt by the browser's clock. The minimum age, even if the service's clock is ahead. */
  readonly receivedAt?: number | undefined;
  /** Whether the data is out of date. "Now" is then left out. Default false. */
  readonly isStale?: boolean | undefined;
  /** Message with `{age}`. */
  readonly text: string;
}

/** The age of something. Renders only when its text changes. The tooltip is the time. */
export function Age({ since, clock, receivedAt, isStale = false, text }: AgeProps): ReactElement {
  const { locale } = useLocale();
  const age = useClock((now) => {
    const page = Date.now();
    const milliseconds = Math.max((clock === "page" ? page : now) - since, page - (receivedAt ?? page));
    return isStale && isNow(milliseconds)
      ? undefined
      : formatAge({ age: milliseconds, locale, now: since + milliseconds });
  });
  const timestamp = new Date(since).toISOString();
  const whole = useClock(() => formatDateTime({ timestamp, locale }));
  // A server renders no age. The space reserves its line, so that nothing moves after hydration.
  return (
    <time className="pk-Age" dateTime={timestamp} title={whole}>
      {age === undefined ? "\u00a0" : fillText(text, { age })}
    </time>
  );
}
