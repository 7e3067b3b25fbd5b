"use client";

import { parseTimestamp, type Webhook } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { WriteFailure } from "../../errors/WriteFailure/WriteFailure.tsx";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { enSession } from "../../text/messages.en.ts";
import { Age } from "../../ui/Age/Age.tsx";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { describeStatusBy, type StatusDescription, statusTones } from "../../ui/Badge/statuses.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { LongCode } from "../../ui/LongCode/LongCode.tsx";
import { Menu } from "../../ui/Menu/Menu.tsx";
import { useToast } from "../../ui/Toast/Toaster.tsx";
import type { DeliveryEntry } from "../../webhookHistory/historyEntries.ts";
import { DeliveryAdvice } from "../DeliveryStrip/DeliveryAdvice.tsx";
import { DeliveryStrip } from "../DeliveryStrip/DeliveryStrip.tsx";
import { NextAttempt } from "../DeliveryStrip/NextAttempt.tsx";
import { enWebhookHealth, enWebhookManager } from "../messages.en.ts";
import { useRotationOverlap } from "../useRotationOverlap.ts";
import { useWebhookAction } from "../useWebhookAction.ts";
import type { UseWebhookManagerReturnType } from "../useWebhookManager.ts";
import { isWebhookEnabled } from "../webhookConfig.ts";
import type { WebhookHealth } from "../webhookHealth.ts";
import { EndpointDetails } from "./EndpointDetails.tsx";

export interface EndpointProps
  extends Pick<
    UseWebhookManagerReturnType,
    "permissions" | "hasDraft" | "start" | "healthOf" | "deliveriesOf" | "receiver"
  > {
  readonly webhook: Webhook;
  /** Whether to explain how to fix the failure. Default true. */
  readonly hasAdvice?: boolean | undefined;
  /** Whether to name the event types while the details are closed, instead of counting them. Default false. */
  readonly hasEventNames?: boolean | undefined;
  readonly onShowDeliveries: (webhook: Webhook) => void;
  readonly onOpenDelivery: (webhook: Webhook, delivery: DeliveryEntry) => void;
}

/** The service document names only the first. */
const statuses = { enabled: "enabled", disabled: "disabled" } as const;

/** An endpoint: its name, its health, its URL and its actions. Its configuration is in the details. */
export function Endpoint(props: EndpointProps): ReactElement {
  const { webhook, permissions, hasDraft, start, healthOf, receiver } = props;
  const text = useText(enSession, enWebhookHealth, enWebhookManager);
  const { webhookManager: messages, webhookHealth, fill } = text;
  const { show } = useToast();
  const { url, status, description, secret_version, updated_at } = webhook;
  const isEnabled = isWebhookEnabled(webhook);
  const health = healthOf(webhook);
  const isFailing = isEnabled && health.status === "failing";
  const enabling = useWebhookAction({ webhook, action: "enable", onDone: () => show({ title: messages.done_enable }) });
  const overlap = useRotationOverlap(webhook.id);
  const changedAt = parseTimestamp(updated_at);
  const summary = props.deliveriesOf(webhook);
  const isReceiver = receiver.isPointedAtBy(webhook);
  const parkedEvents = isReceiver ? receiver.parkedEvents : 0;
  // The badge says that nothing was delivered yet.
  const hasStrip = summary !== undefined && (summary.recent.length > 0 || parkedEvents > 0 || !isEnabled);
  const described = describeState();

  return (
    <li
      className="pk-Endpoint"
      data-endpoint={webhook.id}
      data-status={status}
      data-health={isEnabled ? health.status : undefined}
    >
      <div data-part="head">
        <div data-part="title">
          <span data-part="name">{description || <LongCode text={url} />}</span>{" "}
          <Badge tone={described.tone} dot="still">
            {described.label}
          </Badge>
        </div>
        <div data-part="actions">
          <Button
            variant="quiet"
            disabledReason={describeRefusal(permissions.replace, text)}
            onClick={() => start({ kind: "edit", webhook })}
          >
            {hasDraft(webhook.id) ? messages.continueDraft : messages.edit}
          </Button>
          <Menu
            label={fill(messages.actionsOf, { url })}
            trigger={(trigger) => (
              <Button {...trigger} variant="quiet" icon="more" iconOnly isBusy={enabling.state.status === "sending"}>
                {fill(messages.actionsOf, { url })}
              </Button>
            )}
            items={[
              {
                id: "rotate",
                label: messages.rotate,
                disabledReason: describeRefusal(permissions.rotate, text),
                onSelect: () => start({ kind: "rotate", webhook }),
              },
              isEnabled
                ? {
                    id: "disable",
                    label: messages.disable,
                    disabledReason: describeRefusal(permissions.replace, text),
                    onSelect: () => start({ kind: "disable", webhook }),
                  }
                : {
                    id: "enable",
                    label: messages.enable,
                    disabledReason: describeRefusal(permissions.replace, text) ?? describeBlock(),
                    onSelect: enabling.run,
                  },
              {
                id: "delete",
                label: messages.delete,
                isDanger: true,
                startsGroup: true,
                disabledReason: describeRefusal(permissions.delete, text),
                onSelect: () => start({ kind: "delete", webhook }),
              },
            ]}
          />
        </div>
      </div>
      <p data-part="url">{description ? <LongCode text={url} /> : messages.noDescription}</p>
      <div data-part="activity">
        {hasStrip && (
          <DeliveryStrip
            name={description || url}
            summary={summary}
            parkedEvents={parkedEvents}
            hasStatus
            onOpen={(delivery) => props.onOpenDelivery(webhook, delivery)}
          />
        )}
        <EndpointDetails types={webhook.event_types} hasNames={props.hasEventNames ?? false}>
          <span>{fill(messages.secretVersion, { version: String(secret_version) })}</span>
          {isReceiver && !receiver.isSecretMissing && (
            <span data-part="managed">
              <Icon name="check" /> {webhookHealth.managed}
            </span>
          )}
          {/* The proxy stores the secrets of its own receiver only. */}
          {receiver.url !== undefined && !isReceiver && <span data-part="notManaged">{webhookHealth.notManaged}</span>}
          {changedAt !== undefined && <Age since={changedAt} clock="service" text={messages.changed} />}
        </EndpointDetails>
      </div>
      {isFailing && (
        <EndpointFailure
          health={health}
          hasAdvice={props.hasAdvice ?? true}
          onShowDeliveries={() => props.onShowDeliveries(webhook)}
        />
      )}
      {isReceiver && receiver.isSecretMissing && <Callout tone="warn">{webhookHealth.secretMissing}</Callout>}
      {enabling.state.status === "failed" && <WriteFailure error={enabling.state.error} />}
      {overlap !== undefined && (
        <p data-part="overlap">
          {messages.overlap} <DateTime timestamp={overlap} />
        </p>
      )}
      {isEnabled && health.status === "unavailable" && <p data-part="unavailable">{webhookHealth.unavailable}</p>}
    </li>
  );

  /** Describes the health of an enabled endpoint. Until it is known, the status that the service reports. */
  function describeState(): StatusDescription {
    const key = isEnabled ? healthKey() : undefined;
    if (key) return { label: webhookHealth[key], tone: statusTones.webhookHealth[key] };
    return describeStatusBy({ status, known: statuses, messages, tones: statusTones.webhookManager });
  }

  function healthKey(): "delivering" | "failing" | "unconfirmed" | "noDeliveries" | undefined {
    if (health.status === "delivering") return "delivering";
    if (health.status === "failing") return health.isChangedSince ? "unconfirmed" : "failing";
    return summary?.recent.length === 0 ? "noDeliveries" : undefined;
  }

  function describeBlock(): string | undefined {
    if (enabling.state.status !== "blocked") return undefined;
    return fill(messages[enabling.state.reason], { max: String(enabling.limit.max) });
  }
}

interface EndpointFailureProps {
  readonly health: Extract<WebhookHealth, { status: "failing" }>;
  readonly hasAdvice: boolean;
  readonly onShowDeliveries: () => void;
}

/** Explains how an endpoint fails, with a link to its deliveries. */
function EndpointFailure({ health, hasAdvice, onShowDeliveries }: EndpointFailureProps): ReactElement {
  const { webhookManager, webhookHealth: messages, plural, fill } = useText(enWebhookManager, enWebhookHealth);
  const { failures, lastResponse, nextAttemptAt, lastAttemptAt, isChangedSince } = health;
  return (
    <Callout
      tone={isChangedSince ? "warn" : "danger"}
      title={plural(messages.failed, failures)}
      actions={<Button onClick={onShowDeliveries}>{webhookManager.showHistory}</Button>}
    >
      {lastResponse === null && messages.noResponse}
      {typeof lastResponse === "number" && fill(messages.responded, { status: String(lastResponse) })}{" "}
      {hasAdvice && lastResponse !== undefined && !isChangedSince && <DeliveryAdvice lastResponse={lastResponse} />}{" "}
      {isChangedSince && <>{messages.changedSince} </>}
      {nextAttemptAt !== undefined && <NextAttempt at={nextAttemptAt} since={lastAttemptAt} />}
    </Callout>
  );
}
