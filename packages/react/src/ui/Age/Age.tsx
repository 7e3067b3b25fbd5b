"use client";

import type { ReactElement } from "react";
import { formatAge, isNow } from "../../format/formatAge.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useClock } from "../../locale/useClock.ts";
import { fillText } from "../../text/fillText.ts";

export interface AgeProps {
  /** Milliseconds since the epoch. */
  readonly since: number;
  /** Whose time `since` is in: the service's, or the page's own. */
  readonly clock: "service" | "page";
  /**
   * Milliseconds since the epoch by the page's clock: when the figures came. They are at least as old as that, also if the
   * service's clock is ahead of the page's.
   */
  readonly receivedAt?: number | undefined;
  /** Whether it stands beside "Not current", where "now" would be a contradiction: the line then stays open. Default false. */
  readonly isStale?: boolean | undefined;
  /** Words around the age, `{age}` where it goes. */
  readonly text: string;
}

/** How long ago something was. Renders again only when the words change. */
export function Age({ since, clock, receivedAt, isStale = false, text }: AgeProps): ReactElement {
  const { locale } = useLocale();
  const age = useClock((now) => {
    const page = Date.now();
    const milliseconds = Math.max((clock === "page" ? page : now) - since, page - (receivedAt ?? page));
    return isStale && isNow(milliseconds) ? undefined : formatAge({ age: milliseconds, locale });
  });
  // A server knows no age. The line is kept open, so that nothing moves when it comes.
  return (
    <time className="pk-Age" dateTime={new Date(since).toISOString()}>
      {age === undefined ? "\u00a0" : fillText(text, { age })}
    </time>
  );
}
