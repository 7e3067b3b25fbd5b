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
   * `disable` and `delete` cancel the endpoint's queued deliveries, which nothing resumes: have them confirmed. (Service
   * document: Subscription rules.)
   */
  readonly action: "enable" | "disable" | "delete";
  readonly onDone?: (() => void) | undefined;
}

/** How an action goes. */
export type WebhookActionState =
  | { readonly status: "ready" }
  | { readonly status: "sending" }
  /**
   * Not sent. `limit_reached`: as many are enabled as can be. `unknown_types`: it is subscribed to events whose names this
   * kit does not know, and which replacing it would drop.
   */
  | { readonly status: "blocked"; readonly reason: "limit_reached" | "unknown_types" }
  /** Whether it may have been done all the same: `isUncertain(error)`. */
  | { readonly status: "failed"; readonly error: OperationError };

export interface UseWebhookActionReturnType {
  readonly state: WebhookActionState;
  readonly permission: Permission;
  readonly limit: WebhookLimit;
  /** What to have typed before an endpoint is deleted: the host of its address. */
  readonly phrase: string;
  readonly run: () => void;
}

/**
 * Enables, disables or deletes an endpoint. The first two replace its whole configuration, so it is read once more before
 * that, and everything but the one switch is sent as it was found.
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
      // Somebody was faster: it is gone, which is what was asked for.
      void webhooks.refetch();
    }
    return "done";
  };
  const start = async () => {
    const end = await run({ send: () => (action === "delete" ? remove() : replace(action === "enable")) });
    if (end?.status === "done" && end.result === "done") return onDone?.();
    if (end?.status !== "failed") return;
    // It may have been done all the same, or too many may be enabled by now: both are to be seen in the list.
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
