"use client";

import type { listWebhooks, Webhook } from "@partner-kit/contract";
import { useState } from "react";
import { type Freshness, useFreshness } from "../live/useFreshness.ts";
import { useKitContext } from "../provider/KitContext.ts";
import { useUnsavedChanges } from "../provider/useUnsavedChanges.ts";
import type { OperationError } from "../query/operationError.ts";
import type { UseOperationQueryParameters } from "../query/useOperationQuery.ts";
import { useSettledError } from "../query/useSettledError.ts";
import type { Permission } from "../session/permission.ts";
import { useSession } from "../session/useSession.ts";
import type { OneTimeSecret } from "./OneTimeSecret.ts";
import { type UseProxyReceiverReturnType, useProxyReceiver } from "./useProxyReceiver.ts";
import { type UseWebhookHealthReturnType, useWebhookHealth } from "./useWebhookHealth.ts";
import { useWebhookLimit, type WebhookLimit } from "./useWebhookLimit.ts";
import { webhookDrafts } from "./webhookForm.ts";
import { useWebhooks } from "./webhooks.ts";

export interface UseWebhookManagerParameters {
  /** TanStack's options of the listing. */
  readonly query?: Omit<NonNullable<UseOperationQueryParameters<typeof listWebhooks>["query"]>, "select"> | undefined;
}

export type WebhookManagerState =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
  | { readonly status: "empty" }
  | {
      readonly status: "ready";
      /** In the service's order. */
      readonly webhooks: readonly Webhook[];
      readonly freshness: Freshness;
      /** When they were read, by `Date.now`. */
      readonly receivedAt: number;
      readonly isRefreshing: boolean;
    };

/** What is being done, one thing at a time. */
export type WebhookTask =
  | { readonly kind: "create" }
  | { readonly kind: "edit" | "disable" | "delete" | "rotate"; readonly webhook: Webhook }
  /** A secret waits to be stored; nothing else starts before that. */
  | { readonly kind: "reveal"; readonly secret: OneTimeSecret };

export interface UseWebhookManagerReturnType {
  readonly state: WebhookManagerState;
  /** "2 of 3 enabled", before it bites. */
  readonly limit: WebhookLimit;
  /** What this person may do, each with the reason where they may not. */
  readonly permissions: Readonly<Record<"create" | "replace" | "delete" | "rotate" | "viewHistory", Permission>>;
  /** Whether the form of an endpoint, or of a new one, was left with something unsaved in it. */
  readonly hasDraft: (webhookId?: string) => boolean;
  readonly task: WebhookTask | undefined;
  readonly start: (task: WebhookTask) => void;
  /** Ends the task, whichever it is. */
  readonly finish: () => void;
  readonly refresh: () => void;
  /** How deliveries to an endpoint go: an enabled endpoint can be failing. */
  readonly healthOf: UseWebhookHealthReturnType["healthOf"];
  /** The proxy's own receiver, and what it set aside. */
  readonly receiver: UseProxyReceiverReturnType;
}

/** Everything a list of webhook endpoints does, without an element of its own. */
export function useWebhookManager(parameters: UseWebhookManagerParameters = {}): UseWebhookManagerReturnType {
  const { query } = parameters;
  const webhooks = useWebhooks({ query });
  const error = useSettledError(webhooks);
  const freshness = useFreshness({ error, receivedAt: webhooks.dataUpdatedAt });
  const limit = useWebhookLimit();
  const { kit } = useKitContext();
  const { can, data: session } = useSession();
  // Renders again when a draft comes or goes.
  useUnsavedChanges();
  const { healthOf } = useWebhookHealth();
  // Nothing on the stream says that the host's handler gave up on an event.
  const receiver = useProxyReceiver({ refreshInterval: 60_000 });
  const [task, setTask] = useState<WebhookTask>();

  return {
    state: toState(),
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
    receiver,
  };

  function toState(): WebhookManagerState {
    const { data, isFetching } = webhooks;
    if (!data) return error ? { status: "error", error, isRetrying: isFetching } : { status: "loading" };
    if (data.length === 0) return { status: "empty" };
    return {
      status: "ready",
      webhooks: data,
      freshness,
      receivedAt: webhooks.dataUpdatedAt,
      isRefreshing: isFetching,
    };
  }
}
