"use client";

import type { ReactElement } from "react";
import { formatAge } from "../../format/formatAge.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useClock } from "../../locale/useClock.ts";
import { fillText } from "../../text/fillText.ts";

export interface LiveAgeProps {
  /** Milliseconds since the epoch, by `Date.now`: asked for once a second. */
  readonly receivedAt: () => number;
  /** Words around the age, `{age}` where it goes. */
  readonly text: string;
}

/** How long ago figures came that come again and again. Renders only when the words change, not with the figures. */
export function LiveAge({ receivedAt, text }: LiveAgeProps): ReactElement {
  const { locale } = useLocale();
  const age = useClock(() => formatAge({ age: Date.now() - receivedAt(), locale }));
  return <span className="pk-Age">{age === undefined ? "\u00a0" : fillText(text, { age })}</span>;
}
