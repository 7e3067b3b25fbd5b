"use client";

import type { ReactElement } from "react";
import { formatAge, isNow } from "../../format/formatAge.ts";
import { useClock } from "../../locale/useClock.ts";
import { useText } from "../../locale/useText.ts";
import { enLive } from "../../text/messages.en.ts";

export interface LiveAgeProps {
  /** Returns milliseconds since the epoch. Called once a second. */
  readonly receivedAt: () => number;
}

/** The age of live prices, unless they are of now. Renders only when its text changes, not with each tick. */
export function LiveAge({ receivedAt }: LiveAgeProps): ReactElement {
  const { live, locale, fill } = useText(enLive);
  const text = useClock(() => {
    const age = Date.now() - receivedAt();
    // Nearly always true. Avoids creating an `Intl` format, which takes milliseconds.
    if (isNow(age)) return undefined;
    return fill(live.staleSince, { age: formatAge({ age, locale }) });
  });
  return <span className="pk-Age">{text ?? "\u00a0"}</span>;
}
