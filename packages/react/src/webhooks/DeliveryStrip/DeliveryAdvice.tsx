"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { deliveryFailureKind } from "../deliveryAdvice.ts";
import { enWebhookAdvice } from "../messages.en.ts";
import { webhookRetries } from "../webhookRetries.ts";

export interface DeliveryAdviceProps {
  /** HTTP status of the receiver's last response. `null` if there was no response. */
  readonly lastResponse: number | null;
}

/** Explains how to fix a receiver that failed. */
export function DeliveryAdvice({ lastResponse }: DeliveryAdviceProps): ReactElement | null {
  const { webhookAdvice: messages, fill, number } = useText(enWebhookAdvice);
  const kind = deliveryFailureKind(lastResponse ?? "no_response");
  if (!kind) return null;
  return <>{fill(messages[`${kind}Help`], { seconds: number(webhookRetries.responseTimeoutSeconds) })}</>;
}
