"use client";

import type { listWebhooks, Webhook } from "@partner-kit/contract";
import { useState } from "react";
import { type ListState, useReadState } from "../live/useReadState.ts";
import { useKitContext } from "../provider/KitContext.ts";
import { useUnsavedChanges } from "../provider/useUnsavedChanges.ts";
import type { UseOperationQueryParameters } from "../query/useOperationQuery.ts";
import type { Permission } from "../session/permission.ts";
import { useSession } from "../session/useSession.ts";
import type { DeliveryEntry } from "../webhookHistory/historyEntries.ts";
import type { DeliverySummary } from "./deliveryOutcome.ts";
import type { OneTimeSecret } from "./OneTimeSecret.ts";
import { type UseProxyReceiverReturnType, useProxyReceiver } from "./useProxyReceiver.ts";
import { useWebhookHealth } from "./useWebhookHealth.ts";
import { useWebhookLimit, type WebhookLimit } from "./useWebhookLimit.ts";
import { webhookDrafts } from "./webhookForm.ts";
import type { WebhookHealth } from "./webhookHealth.ts";
import { useWebhooks } from "./webhooks.ts";

export interface UseWebhookManagerParameters {
  /** TanStack's query options. */
  readonly query?: Omit<NonNullable<UseOperationQueryParameters<typeof listWebhooks>["query"]>, "select"> | undefined;
}

export type WebhookManagerState = ListState<{
  /** In the service's order. */
  readonly webhooks: readonly Webhook[];
}>;

/** The current task. There is one at a time. */
export type WebhookTask =
  | { readonly kind: "create" }
  | { readonly kind: "edit" | "disable" | "delete" | "rotate"; readonly webhook: Webhook }
  /** A secret has to be stored. No other task starts before that. */
  | { readonly kind: "reveal"; readonly secret: OneTimeSecret };

export interface UseWebhookManagerReturnType {
  readonly state: WebhookManagerState;
  /** The limit of enabled endpoints. */
  readonly limit: WebhookLimit;
  /** The user's permissions, each with the reason if it is refused. */
  readonly permissions: Readonly<Record<"create" | "replace" | "delete" | "rotate" | "viewHistory", Permission>>;
  /** Whether the form of an endpoint, or of a new one, was closed with unsaved input. */
  readonly hasDraft: (webhookId?: string) => boolean;
  readonly task: WebhookTask | undefined;
  readonly start: (task: WebhookTask) => void;
  /** Ends the task. */
  readonly finish: () => void;
  readonly refresh: () => void;
  /** Returns the health of deliveries to an endpoint. An enabled endpoint can be failing. */
  readonly healthOf: (webhook: Webhook) => WebhookHealth;
  /** Returns the latest deliveries to an endpoint. `undefined` until they are read, or if the user may not see them. */
  readonly deliveriesOf: (webhook: Webhook) => DeliverySummary | undefined;
  /** The last eight deliveries to all endpoints, newest first. Empty until they are read, or if the user may not see them. */
  readonly recentDeliveries: readonly DeliveryEntry[];
  /** The proxy's own receiver and its parked events. */
  readonly receiver: UseProxyReceiverReturnType;
}

/** State and actions of a list of webhook endpoints. */
export function useWebhookManager(parameters: UseWebhookManagerParameters = {}): UseWebhookManagerReturnType {
  const { query } = parameters;
  const webhooks = useWebhooks({ query });
  const state = useReadState(webhooks, (data) => (data.length === 0 ? "empty" : { webhooks: data }));
  const limit = useWebhookLimit();
  const { kit } = useKitContext();
  const { can, data: session } = useSession();
  // Renders again when a draft appears or goes.
  useUnsavedChanges();
  const { healthOf, deliveriesOf, recentDeliveries } = useWebhookHealth();
  // The stream does not report events that the host's handler gave up on.
  const receiver = useProxyReceiver({ refreshInterval: 60_000 });
  const [task, setTask] = useState<WebhookTask>();

  return {
    state,
    limit,
    permissions: {
      create: can("createWebhook"),
      replace: can("replaceWebhook"),
      delete: can("deleteWebhook"),
      rotate: can("rotateWebhookSecret"),
      viewHistory: can("listWebhookDeliveries"),
    },
    hasDraft: (recordId) => webhookDrafts.hasUnsaved({ kit, subject: session?.subject, recordId }),
    task,
    start: (next) => setTask((now) => (now?.kind === "reveal" && next.kind !== "reveal" ? now : next)),
    finish: () => setTask(undefined),
    refresh: () => void webhooks.refetch(),
    healthOf,
    deliveriesOf,
    recentDeliveries,
    receiver,
  };
}
