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

/** When a request expires, and the time that is left. Within an hour only that. Its tooltip is the date and the time. */
export function ApprovalExpiry({ expiresAt }: { readonly expiresAt: string }): ReactElement {
  const { approvalQueue: messages, locale } = useText(enApprovalQueue);
  // By the clock of the page, as the age of the request: the proxy stores both, not the service.
  const until = parseTimestamp(expiresAt);
  const isSoon = useClock(() => until !== undefined && until - Date.now() < HOUR);
  const left = useClock(() =>
    until === undefined ? undefined : formatTimeUntil({ milliseconds: until - Date.now(), locale }),
  );
  const date = useClock(() => dateTimeFormat(locale, { day: "numeric", month: "short" }).format(until));
  const time = useClock(() => formatDateTime({ timestamp: expiresAt, locale, precision: "time" }));
  const whole = useClock(() => formatDateTime({ timestamp: expiresAt, locale }));
  // A server renders no time. The space reserves its line.
  const shown = isSoon ? left : date && `${date}, ${time}`;
  return (
    <>
      {fillAround(
        isSoon ? messages.expires : messages.expiresAt,
        "time",
        <time dateTime={expiresAt} title={whole}>
          {shown ?? "\u00a0"}
        </time>,
      )}{" "}
      {!isSoon && <span data-part="left">{left && `(${left})`}</span>}
    </>
  );
}

const HOUR = 3_600_000;
