"use client";

import { parseTimestamp } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { formatDateTime } from "../format/formatDateTime.ts";
import { useClock } from "../locale/useClock.ts";
import { useText } from "../locale/useText.ts";
import { fillAround } from "../text/fillAround.tsx";
import { formatTimeUntil } from "./formatTimeUntil.ts";

export interface ApprovalExpiryProps {
  readonly expiresAt: string;
  /** A sentence with `{time}`. */
  readonly text: string;
}

/** The time that is left until a request expires. Its tooltip is the date and the time, which the details show in full. */
export function ApprovalExpiry({ expiresAt, text }: ApprovalExpiryProps): ReactElement {
  const { locale } = useText();
  // By the clock of the page, as the age of the request: the proxy stores both, not the service.
  const until = parseTimestamp(expiresAt);
  const left = useClock(() =>
    until === undefined ? undefined : formatTimeUntil({ milliseconds: until - Date.now(), locale }),
  );
  const whole = useClock(() => formatDateTime({ timestamp: expiresAt, locale }));
  return fillAround(
    text,
    "time",
    // A server renders no time. The space reserves its line.
    <time dateTime={expiresAt} title={whole}>
      {left ?? "\u00a0"}
    </time>,
  );
}
