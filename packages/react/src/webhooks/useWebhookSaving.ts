"use client";

import { type getWebhook, isApiError, isSameWebhookUrl, type Webhook } from "@partner-kit/contract";
import type { UseFormReturnType } from "../form/useForm.ts";
import type { OperationError } from "../query/operationError.ts";
import type { UseOperationQueryReturnType } from "../query/useOperationQuery.ts";
import { wrapSecret } from "./OneTimeSecret.ts";
import { readWebhookConfig, type WebhookConfig, webhookChanges } from "./webhookConfig.ts";
import type { SavedWebhook, WebhookForm } from "./webhookForm.ts";
import { useCreateWebhook, useReplaceWebhook, useWebhooks } from "./webhooks.ts";

/** The state of saving. */
export type WebhookSaving =
  | { readonly status: "idle" }
  | { readonly status: "sending" }
  /** Another user changed the endpoint. Nothing was sent. The changes need another review. */
  | { readonly status: "moved" }
  /**
   * The endpoint may have been created, and another attempt could create a second one. `created` is an endpoint that has
   * appeared since. Its secret is lost; a rotation creates a new one.
   */
  | { readonly status: "uncertain"; readonly error: OperationError; readonly created: Webhook | undefined }
  /**
   * Rejected: nothing was changed. `conflict` can mean that too many endpoints are enabled. The service document does not
   * say.
   */
  | {
      readonly status: "failed";
      readonly reason: "url_refused" | "conflict" | "other";
      readonly error: OperationError;
    };

export interface UseWebhookSavingParameters {
  readonly webhookId: string | undefined;
  readonly form: UseFormReturnType<WebhookForm>;
  /** The configuration that the shown changes are based on. */
  readonly seen: WebhookConfig;
  readonly readAgain: UseOperationQueryReturnType<typeof getWebhook>["refetch"];
  readonly onSaved?: ((saved: SavedWebhook) => void) | undefined;
}

export interface UseWebhookSavingReturnType {
  readonly saving: WebhookSaving;
  readonly save: () => void;
}

/** Sends a configuration once, and never over a change that the user has not seen. */
export function useWebhookSaving(parameters: UseWebhookSavingParameters): UseWebhookSavingReturnType {
  const { webhookId, form, seen, readAgain, onSaved } = parameters;
  const { attempt, values } = form;
  const webhooks = useWebhooks();
  const creation = useCreateWebhook();
  const replacement = useReplaceWebhook();
  const config = { ...values, event_types: [...values.event_types] };

  const create = () =>
    form.run({
      memo: () => webhooks.data?.map(({ id }) => id),
      send: async () => {
        // Removes the secret from the mutation as soon as it is wrapped.
        const { webhook, secret } = await creation.mutateAsync(config).finally(creation.reset);
        const { id, url, secret_version } = webhook;
        const about = { webhookId: id, url, secretVersion: secret_version, previousValidUntil: undefined };
        return { webhook, secret: wrapSecret({ ...about, secret }) };
      },
    });
  const replace = (webhook_id: string) =>
    form.run({
      send: async (earlier) => {
        const { data, error } = await readAgain();
        if (error) throw error;
        // A change whose response was lost can be carried out after it was looked up.
        if (earlier.isUnknown && data && isSame(readWebhookConfig(data), values)) return found(data);
        earlier.settle();
        if (data && !isSame(readWebhookConfig(data), seen)) return "moved";
        return { webhook: await replacement.mutateAsync({ webhook_id, ...config }), secret: undefined };
      },
      lookUp: async () => {
        const { data, isError } = await readAgain();
        return data && !isError && isSame(readWebhookConfig(data), values) ? { result: found(data) } : undefined;
      },
    });
  const found = (webhook: Webhook): SavedWebhook => {
    void webhooks.refetch();
    return { webhook, secret: undefined };
  };

  const save = async () => {
    const end = await (webhookId === undefined ? create() : replace(webhookId));
    if (end?.status === "done" && end.result !== "moved") {
      form.discard();
      return onSaved?.(end.result);
    }
    if (end?.status !== "failed") return;
    const reason = reasonOf(end.error);
    if (reason === "url_refused") {
      const isByProxy = isApiError(end.error, "DESTINATION_REFUSED");
      form.setExtra({ refusal: { url: config.url, problem: isByProxy ? "host_not_allowed" : "refused" } });
      form.focus(["url"]);
    }
    // The list shows a lost endpoint, or one too many.
    if (reason === "conflict" || (end.isUnknown && webhookId === undefined)) void webhooks.refetch();
  };

  return { saving: toSaving(), save: () => void save() };

  function toSaving(): WebhookSaving {
    switch (attempt.status) {
      case "sending":
        return { status: "sending" };
      case "failed": {
        const { error, isUnknown, earlier } = attempt;
        const reason = reasonOf(error);
        if (webhookId !== undefined || !isUnknown || reason === "url_refused")
          return { status: "failed", reason, error };
        const known = earlier?.memo;
        const created =
          known && webhooks.data?.find(({ id, url }) => isSameWebhookUrl(url, values.url) && !known.includes(id));
        return { status: "uncertain", error, created };
      }
      case "done":
        return { status: attempt.result === "moved" ? "moved" : "idle" };
      case "idle":
        return { status: "idle" };
    }
  }
}

function reasonOf(error: OperationError): Extract<WebhookSaving, { status: "failed" }>["reason"] {
  if (error.name !== "ApiError") return "other";
  if (error.status === 422) return "url_refused";
  return error.status === 409 ? "conflict" : "other";
}

function isSame(one: WebhookConfig, other: WebhookConfig): boolean {
  return webhookChanges({ before: one, after: other }).length === 0;
}
