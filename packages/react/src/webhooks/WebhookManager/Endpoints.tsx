"use client";

import type { Webhook } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { createLazy, LazyPart } from "../../lazy/LazyPart.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useText } from "../../locale/useText.ts";
import { AssumptionNote } from "../../session/AssumptionNote/AssumptionNote.tsx";
import { commonRefusal } from "../../session/commonRefusal.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { enSession } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { RefreshButton } from "../../ui/Button/RefreshButton.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { LineNote } from "../../ui/LineNote/LineNote.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { deliveryFailureKind } from "../deliveryAdvice.ts";
import { enWebhookHealth, enWebhookManager } from "../messages.en.ts";
import type { UseWebhookManagerReturnType } from "../useWebhookManager.ts";
import { isWebhookEnabled } from "../webhookConfig.ts";
import { Endpoint, type EndpointProps } from "./Endpoint.tsx";

export type EndpointsProps = Pick<
  UseWebhookManagerReturnType,
  | "state"
  | "limit"
  | "permissions"
  | "hasDraft"
  | "start"
  | "refresh"
  | "healthOf"
  | "deliveriesOf"
  | "recentDeliveries"
  | "receiver"
> &
  Pick<EndpointProps, "onShowDeliveries" | "onOpenDelivery"> & {
    /** Opens the history of all endpoints, and a delivery in it. */
    readonly onShowHistory: (deliveryId?: string) => void;
  };

/** The list of endpoints, how many are enabled, and the latest deliveries to all of them. */
export function Endpoints(props: EndpointsProps): ReactElement {
  const { state, limit, permissions, hasDraft, start, refresh, receiver } = props;
  const text = useText(enSession, enWebhookHealth, enWebhookManager);
  const { webhookHealth, webhookManager: messages, number, plural } = text;
  const isReady = state.status === "ready";
  const failures = isReady ? state.webhooks.flatMap((webhook) => failureOf(webhook) ?? []) : [];
  // The same for all, so that the endpoints compare.
  const hasEventNames = isReady && state.webhooks.every(({ event_types: types }) => types.length <= FEW);
  const { create, replace, delete: remove } = permissions;
  const refusal = commonRefusal([create, replace, remove], text);
  const add = (
    <Button
      variant="primary"
      disabledReason={describeRefusal(permissions.create, text)}
      onClick={() => start({ kind: "create" })}
    >
      {hasDraft() ? messages.continueDraft : messages.add}
    </Button>
  );

  return (
    <div className="pk-Endpoints" aria-busy={state.status === "loading"}>
      {refusal !== undefined && <Callout tone="refused">{refusal}</Callout>}
      {(isReady || state.status === "loading") && (
        <div data-part="toolbar">
          <p data-part="limit" data-full={!limit.hasRoom || undefined}>
            {limit.enabled === undefined ? (
              <Skeleton width="short" />
            ) : (
              plural(messages.limit, limit.enabled, { max: number(limit.max) })
            )}
            {failures.length > 0 && (
              <span data-tone="danger"> · {plural(webhookHealth.failingCount, failures.length)}</span>
            )}
          </p>
          <div data-part="actions">
            <RefreshButton state={state} onClick={refresh} />
            {add}
          </div>
        </div>
      )}
      {receiver.parkedEvents > 0 && (
        <LineNote
          role="status"
          title={plural(webhookHealth.setAside, receiver.parkedEvents)}
          help={webhookHealth.setAsideHelp}
        />
      )}
      {isReady && <StaleNote freshness={state.freshness} receivedAt={state.receivedAt} />}
      {state.status === "error" && <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={refresh} />}
      {state.status === "empty" && <EmptyState title={messages.empty} help={messages.emptyHelp} action={add} />}
      {state.status === "loading" && <EndpointSkeleton />}
      {isReady && (
        <ul data-part="list" aria-label={messages.endpoints}>
          {state.webhooks.map((webhook) => (
            <Endpoint
              key={webhook.id}
              webhook={webhook}
              hasAdvice={isFirstOfItsKind(webhook)}
              hasEventNames={hasEventNames}
              permissions={permissions}
              hasDraft={hasDraft}
              start={start}
              healthOf={props.healthOf}
              deliveriesOf={props.deliveriesOf}
              receiver={receiver}
              onShowDeliveries={props.onShowDeliveries}
              onOpenDelivery={props.onOpenDelivery}
            />
          ))}
        </ul>
      )}
      {isReady && props.recentDeliveries.length > 0 && (
        <LazyPart lazy={recentDeliveries} component="RecentDeliveries">
          {(RecentDeliveries) => (
            <RecentDeliveries
              deliveries={props.recentDeliveries}
              findWebhook={(id) => state.webhooks.find((webhook) => webhook.id === id)}
              onOpen={({ id }) => props.onShowHistory(id)}
              onShowHistory={() => props.onShowHistory()}
            />
          )}
        </LazyPart>
      )}
      <AssumptionNote of={["listWebhooks", "deleteWebhook"]} />
    </div>
  );

  /** How an enabled endpoint fails, unless it was changed since. */
  function failureOf(webhook: Webhook): EndpointFailure | undefined {
    const health = props.healthOf(webhook);
    if (!isWebhookEnabled(webhook) || health.status !== "failing" || health.isChangedSince) return undefined;
    return { id: webhook.id, kind: deliveryFailureKind(health.lastResponse ?? "no_response") };
  }

  /** The same advice once is enough. */
  function isFirstOfItsKind(webhook: Webhook): boolean {
    const kind = failureOf(webhook)?.kind;
    return failures.find((failure) => failure.kind === kind)?.id === webhook.id;
  }
}

// Its table is a part of the history, which most hosts load on demand.
const recentDeliveries = createLazy(async () => (await import("../DeliveryLog/RecentDeliveries.tsx")).RecentDeliveries);

/** Up to this many event types of an endpoint are named. */
const FEW = 4;

interface EndpointFailure {
  readonly id: string;
  readonly kind: ReturnType<typeof deliveryFailureKind>;
}

/** Placeholder while the list loads. */
function EndpointSkeleton(): ReactElement {
  return (
    <ul data-part="list" aria-hidden="true">
      {["first", "second"].map((item) => (
        <li key={item} className="pk-Endpoint">
          <div data-part="head">
            <div data-part="title">
              <Skeleton width="medium" />
              <Skeleton width="short" />
            </div>
          </div>
          <p data-part="url">
            <Skeleton width="long" />
          </p>
          <div data-part="activity">
            <p>
              <Skeleton width="medium" />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
