"use client";

import type { ReactElement } from "react";
import { formatAge } from "../../format/formatAge.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useClock } from "../../locale/useClock.ts";
import { fillText } from "../../text/fillText.ts";

export interface AgeProps {
  /** Milliseconds since the epoch. */
  readonly since: number;
  /** Whose time `since` is in: the service's, or the page's own. */
  readonly clock: "service" | "page";
  /** Words around the age, `{age}` where it goes. */
  readonly text: string;
}

/** How long ago something was. Renders again only when the words change. */
export function Age({ since, clock, text }: AgeProps): ReactElement {
  const { locale } = useLocale();
  const age = useClock((now) => formatAge({ age: (clock === "page" ? Date.now() : now) - since, locale }));
  // A server knows no age. The line is kept open, so that nothing moves when it comes.
  return (
    <time className="pk-Age" dateTime={new Date(since).toISOString()}>
      {age === undefined ? "\u00a0" : fillText(text, { age })}
    </time>
  );
}
