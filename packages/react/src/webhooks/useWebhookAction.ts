"use client";

import { isApiError, type Webhook } from "@partner-kit/contract";
import { useRef, useState } from "react";
import { afterTry, isUncertain } from "../query/isUncertain.ts";
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
  const [outcome, setOutcome] = useState<Exclude<WebhookActionState, { status: "blocked" }>>(ready);
  const { can } = useSession();
  const webhooks = useWebhooks();
  const limit = useWebhookLimit();
  const fresh = useWebhook({ webhook_id: id, query: { enabled: false } });
  const permission = can(action === "delete" ? "deleteWebhook" : "replaceWebhook");

  const lastError = useRef<OperationError>(undefined);
  const fail = (caught: OperationError) => {
    const error = afterTry(lastError.current, caught);
    lastError.current = error;
    setOutcome({ status: "failed", error });
    return error;
  };
  const mutation = {
    onSuccess: () => {
      lastError.current = undefined;
      setOutcome(ready);
      onDone?.();
    },
    onError: (caught: OperationError) => {
      const error = fail(caught);
      // It may have been done all the same, or too many may be enabled by now: whoever is told so has to see them.
      if (isUncertain(error) || (error.name === "ApiError" && error.status === 409)) void webhooks.refetch();
    },
  };
  const replacement = useReplaceWebhook({ retrySafely: true, mutation });
  const removal = useDeleteWebhook({
    retrySafely: true,
    mutation: {
      ...mutation,
      // Somebody was faster: it is gone, which is what was asked for.
      onError: (error) => {
        if (!isApiError(error, "NOT_FOUND")) return mutation.onError(error);
        void webhooks.refetch();
        mutation.onSuccess();
      },
    },
  });
  const state = toState();

  return {
    state,
    permission,
    limit,
    phrase: hostOf(webhook.url),
    run: () => {
      if (!permission.allowed || state.status === "sending" || state.status === "blocked") return;
      setOutcome({ status: "sending" });
      if (action === "delete") removal.mutate({ webhook_id: id });
      else void replace(action === "enable");
    },
  };

  async function replace(enabled: boolean): Promise<void> {
    const { data, error } = await fresh.refetch();
    if (error) return void fail(error);
    if (!data) return setOutcome(ready);
    if (unknownEventTypes(data).length > 0) return setOutcome(ready);
    const { event_types, ...config } = readWebhookConfig(data);
    replacement.mutate({ webhook_id: id, ...config, enabled, event_types: [...event_types] });
  }

  function toState(): WebhookActionState {
    if (outcome.status === "sending") return outcome;
    if (action === "enable" && !limit.hasRoom) return { status: "blocked", reason: "limit_reached" };
    if (action !== "delete" && unknownEventTypes(fresh.data ?? webhook).length > 0) {
      return { status: "blocked", reason: "unknown_types" };
    }
    return outcome;
  }
}

const ready = { status: "ready" } as const;

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
