"use client";

import { parseTimestamp } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { formatDateTime } from "../../format/formatDateTime.ts";
import { dateTimeFormat } from "../../format/intl.ts";
import { useClock } from "../../locale/useClock.ts";
import { useText } from "../../locale/useText.ts";
import { fillAround } from "../../text/fillAround.tsx";
import { formatTimeUntil } from "../formatTimeUntil.ts";
import { enApprovalQueue } from "../messages.en.ts";

/** When a request expires: date and time or, within an hour, the time that is left. Its tooltip is the date and the time. */
export function ApprovalExpiry({ expiresAt }: { readonly expiresAt: string }): ReactElement {
  const { approvalQueue: messages, locale } = useText(enApprovalQueue);
  // By the clock of the page, as the age of the request: the proxy stores both, not the service.
  const until = parseTimestamp(expiresAt);
  const isSoon = useClock(() => until !== undefined && until - Date.now() < HOUR);
  const shown = useClock(() => {
    if (until === undefined) return undefined;
    const milliseconds = until - Date.now();
    return milliseconds < HOUR
      ? formatTimeUntil({ milliseconds, locale })
      : dateTimeFormat(locale, { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" }).format(until);
  });
  const whole = useClock(() => formatDateTime({ timestamp: expiresAt, locale }));
  // A server renders no time. The space reserves its line.
  return fillAround(
    isSoon ? messages.expires : messages.expiresAt,
    "time",
    <time dateTime={expiresAt} title={whole}>
      {shown ?? "\u00a0"}
    </time>,
  );
}

const HOUR = 3_600_000;
