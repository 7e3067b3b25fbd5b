"use client";

import { parseTimestamp } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { Countdown } from "../../ui/Countdown/Countdown.tsx";
import { enWebhookHealth } from "../messages.en.ts";

export interface NextAttemptProps {
  /** The service's timestamp. */
  readonly at: string;
  /** Time of the last attempt in milliseconds since the epoch. `undefined` if it is unknown. */
  readonly since?: number | undefined;
  /** Whether it follows the word “Retrying”, so that the time is enough. Default false. */
  readonly isAfterStatus?: boolean | undefined;
}

/** Counts down to the next attempt of a delivery. */
export function NextAttempt({ at, since, isAfterStatus = false }: NextAttemptProps): ReactElement | null {
  const { webhookHealth: messages } = useText(enWebhookHealth);
  const until = parseTimestamp(at);
  if (until === undefined) return null;
  return (
    <Countdown
      key={until}
      since={since}
      until={until}
      text={isAfterStatus ? messages.retryIn : messages.nextAttemptIn}
      endedText={isAfterStatus ? messages.retryDue : messages.nextAttemptDue}
    />
  );
}
