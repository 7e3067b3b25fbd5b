"use client";

import type { ReactElement } from "react";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { fillPlural, fillText } from "../../text/fillText.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { enWebhookHealth, enWebhookManager } from "../messages.en.ts";
import type { WebhookHealth } from "../webhookHealth.ts";

export interface EndpointFailureProps {
  readonly health: Extract<WebhookHealth, { status: "failing" }>;
  readonly onShowDeliveries: () => void;
}

/** Explains how an endpoint fails, with a link to its deliveries. */
export function EndpointFailure({ health, onShowDeliveries }: EndpointFailureProps): ReactElement {
  const { locale } = useLocale();
  const { webhookManager, webhookHealth: messages } = useText(enWebhookManager, enWebhookHealth);
  const { failures, lastResponse, nextAttemptAt, isChangedSince } = health;
  return (
    <Callout
      tone={isChangedSince ? "warn" : "danger"}
      title={fillPlural({ forms: messages.failed, count: failures, locale })}
      actions={<Button onClick={onShowDeliveries}>{webhookManager.showHistory}</Button>}
    >
      {lastResponse === null && messages.noResponse}
      {typeof lastResponse === "number" && fillText(messages.responded, { status: String(lastResponse) })}{" "}
      {isChangedSince && <>{messages.changedSince} </>}
      {nextAttemptAt !== undefined && (
        <span data-part="next">
          {messages.nextAttempt}: <DateTime timestamp={nextAttemptAt} precision="second" />
        </span>
      )}
    </Callout>
  );
}
