"use client";

import type { ReactElement } from "react";
import { formatAge, isNow } from "../../format/formatAge.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useClock } from "../../locale/useClock.ts";
import { useText } from "../../locale/useText.ts";
import { fillText } from "../../text/fillText.ts";
import { enLive } from "../../text/messages.en.ts";

export interface LiveAgeProps {
  /** Milliseconds since the epoch, by `Date.now`: asked for once a second. */
  readonly receivedAt: () => number;
  /** Whether it stands beside "Not current", where "now" would be a contradiction: the line then stays open. Default false. */
  readonly isStale?: boolean | undefined;
}

/** How long ago figures came that come again and again. Renders only when the words change, not with the figures. */
export function LiveAge({ receivedAt, isStale = false }: LiveAgeProps): ReactElement {
  const { locale } = useLocale();
  const { live } = useText(enLive);
  const messages = useClock(() => {
    const age = Date.now() - receivedAt();
    // As good as always. `Intl` takes milliseconds to make ready what writes any other.
    if (isNow(age)) return isStale ? undefined : live.asOfNow;
    return fillText(live.staleSince, { age: formatAge({ age, locale }) });
  });
  return <span className="pk-Age">{messages ?? "\u00a0"}</span>;
}
