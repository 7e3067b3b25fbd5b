"use client";

import { isApiError, type Webhook } from "@partner-kit/contract";
import { useAttempt } from "../form/useAttempt.ts";
import type { OperationError } from "../query/operationError.ts";
import type { Permission } from "../session/permission.ts";
import { useSession } from "../session/useSession.ts";
import { useWebhookLimit, type WebhookLimit } from "./useWebhookLimit.ts";
import { readWebhookConfig, unknownEventTypes } from "./webhookConfig.ts";
import { useDeleteWebhook, useReplaceWebhook, useWebhook, useWebhooks } from "./webhooks.ts";

export interface UseWebhookActionParameters {
  readonly webhook: Webhook;
  /**
   * `disable` and `delete` cancel queued deliveries for good, so ask for confirmation. (Service document: Subscription
   * rules.)
   */
  readonly action: "enable" | "disable" | "delete";
  readonly onDone?: (() => void) | undefined;
}

/** The state of an action. */
export type WebhookActionState =
  | { readonly status: "ready" }
  | { readonly status: "sending" }
  /**
   * Not sent. `limit_reached`: the maximum number of endpoints is enabled. `unknown_types`: replacing the endpoint would
   * drop subscriptions that this kit does not know.
   */
  | { readonly status: "blocked"; readonly reason: "limit_reached" | "unknown_types" }
  /** `isUncertain(error)` is true if the action may have been carried out. */
  | { readonly status: "failed"; readonly error: OperationError };

export interface UseWebhookActionReturnType {
  readonly state: WebhookActionState;
  readonly permission: Permission;
  readonly limit: WebhookLimit;
  /** The text to type before an endpoint is deleted: the host of its URL. */
  readonly phrase: string;
  readonly run: () => void;
}

/**
 * Enables, disables or deletes an endpoint. The first two replace its whole configuration, so the endpoint is read again
 * first and sent back with one change.
 */
export function useWebhookAction({ webhook, action, onDone }: UseWebhookActionParameters): UseWebhookActionReturnType {
  const { id } = webhook;
  const { attempt, run } = useAttempt<"done" | "blocked">();
  const { can } = useSession();
  const webhooks = useWebhooks();
  const limit = useWebhookLimit();
  const fresh = useWebhook({ webhook_id: id, query: { enabled: false } });
  const permission = can(action === "delete" ? "deleteWebhook" : "replaceWebhook");

  const replacement = useReplaceWebhook({ retrySafely: true });
  const removal = useDeleteWebhook({ retrySafely: true });
  const state = toState();

  const replace = async (enabled: boolean): Promise<"done" | "blocked"> => {
    const { data, error } = await fresh.refetch();
    if (error) throw error;
    if (!data || unknownEventTypes(data).length > 0) return "blocked";
    const { event_types, ...config } = readWebhookConfig(data);
    await replacement.mutateAsync({ webhook_id: id, ...config, enabled, event_types: [...event_types] });
    return "done";
  };
  const remove = async (): Promise<"done"> => {
    try {
      await removal.mutateAsync({ webhook_id: id });
    } catch (error) {
      if (!isApiError(error, "NOT_FOUND")) throw error;
      // Another user deleted it first, with the same result.
      void webhooks.refetch();
    }
    return "done";
  };
  const start = async () => {
    const end = await run({ send: () => (action === "delete" ? remove() : replace(action === "enable")) });
    if (end?.status === "done" && end.result === "done") return onDone?.();
    if (end?.status !== "failed") return;
    // The action may have been carried out, or too many endpoints may be enabled. The list shows both.
    if (end.isUnknown || (end.error.name === "ApiError" && end.error.status === 409)) void webhooks.refetch();
  };

  return {
    state,
    permission,
    limit,
    phrase: hostOf(webhook.url),
    run: () => {
      if (permission.allowed && state.status !== "blocked") void start();
    },
  };

  function toState(): WebhookActionState {
    if (attempt.status === "sending") return { status: "sending" };
    if (action === "enable" && !limit.hasRoom) return { status: "blocked", reason: "limit_reached" };
    if (action !== "delete" && unknownEventTypes(fresh.data ?? webhook).length > 0) {
      return { status: "blocked", reason: "unknown_types" };
    }
    return attempt.status === "failed" ? { status: "failed", error: attempt.error } : { status: "ready" };
  }
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
