"use client";

import type { getWebhook, Webhook } from "@partner-kit/contract";
import { useRef, useState } from "react";
import { afterTry, isUncertain } from "../query/isUncertain.ts";
import type { OperationError } from "../query/operationError.ts";
import type { UseOperationQueryReturnType } from "../query/useOperationQuery.ts";
import { holdSecret, type OneTimeSecret } from "./OneTimeSecret.ts";
import { webhookChanges } from "./webhookChanges.ts";
import { readWebhookConfig, type WebhookConfig } from "./webhookConfig.ts";
import { useCreateWebhook, useReplaceWebhook, useWebhooks } from "./webhooks.ts";

/** An endpoint that was saved. */
export interface SavedWebhook {
  readonly webhook: Webhook;
  /** Of a new endpoint: hand it to `useSecretReveal`, for it never comes again. */
  readonly secret: OneTimeSecret | undefined;
}

/** How saving goes. */
export type WebhookSaving =
  | { readonly status: "idle" }
  | { readonly status: "sending" }
  /** Somebody else changed the endpoint meanwhile. Nothing was sent: the changes are to be looked at again. */
  | { readonly status: "moved" }
  /**
   * Whether the endpoint was created is not known, and creating it again could make a second one. `created` is one that
   * has come into the list since: its secret is lost, and rotating gives another.
   */
  | { readonly status: "uncertain"; readonly error: OperationError; readonly created: Webhook | undefined }
  /** Refused, nothing was changed. `conflict` can mean that too many endpoints are enabled: the service document does not say. */
  | {
      readonly status: "failed";
      readonly reason: "url_refused" | "conflict" | "other";
      readonly error: OperationError;
    };

export interface UseWebhookSavingParameters {
  readonly webhookId: string | undefined;
  /** The configuration that the changes on the page are told against. */
  readonly seen: WebhookConfig;
  readonly readAgain: UseOperationQueryReturnType<typeof getWebhook>["refetch"];
  readonly onSaved?: ((saved: SavedWebhook) => void) | undefined;
}

export interface UseWebhookSavingReturnType {
  readonly saving: WebhookSaving;
  /** The address that the service did not take (422). */
  readonly refusedUrl: string | undefined;
  readonly save: (config: WebhookConfig) => void;
  /** Puts an outcome away, once something was edited after it. */
  readonly settle: () => void;
}

/** Sends a configuration: once, whole, and not over a change that nobody on this page has seen. */
export function useWebhookSaving(parameters: UseWebhookSavingParameters): UseWebhookSavingReturnType {
  const { webhookId, seen, readAgain, onSaved } = parameters;
  const [saving, setSaving] = useState<WebhookSaving>(idle);
  const [refusedUrl, setRefusedUrl] = useState<string>();
  const webhooks = useWebhooks();
  const unanswered = useRef<Unanswered>(undefined);

  const finish = (saved: SavedWebhook) => {
    unanswered.current = undefined;
    setSaving(idle);
    onSaved?.(saved);
  };
  const fail = (error: OperationError, { url }: WebhookConfig) => {
    const reason = reasonOf(error);
    if (reason === "url_refused") setRefusedUrl(url);
    setSaving({ status: "failed", reason, error });
    // Whoever is told of too many has to see them.
    if (reason === "conflict") void webhooks.refetch();
  };

  // Told to the hook and not to the call: the answer holds the secret, and must be taken in whoever has gone meanwhile.
  const creation = useCreateWebhook({
    mutation: {
      // The list can be read again, and hold the new one, before it is clear that no answer comes.
      onMutate: () => unanswered.current?.known ?? webhooks.data,
      onSuccess: ({ webhook, secret }) => {
        const { id, url, secret_version } = webhook;
        const held = holdSecret({
          webhookId: id,
          url,
          secretVersion: secret_version,
          previousValidUntil: undefined,
          secret,
        });
        finish({ webhook, secret: held });
      },
      onError: (caught, config, known) => {
        const error = afterTry(unanswered.current?.error, caught);
        if (!isUncertain(error) || reasonOf(error) === "url_refused") return fail(error, config);
        unanswered.current = { error, known };
        setSaving({ status: "uncertain", error, created: undefined });
        void lookForCreated({ error, config, known });
      },
    },
  });

  const replacement = useReplaceWebhook({
    mutation: {
      onSuccess: (webhook) => finish({ webhook, secret: undefined }),
      onError: (error, config) => (isUncertain(error) ? void lookForReplaced(error, config) : fail(error, config)),
    },
  });

  /** It may have been carried out all the same. */
  async function lookForCreated({ error, config, known }: LookForCreatedParameters): Promise<void> {
    const { data } = await webhooks.refetch();
    const created = known && data?.find(({ id, url }) => url === config.url && !known.some((one) => one.id === id));
    if (created) setSaving({ status: "uncertain", error, created });
  }

  /** It may have been carried out all the same. Until that is known it is being sent: what is typed now would be lost. */
  async function lookForReplaced(error: OperationError, config: WebhookConfig): Promise<void> {
    const { data, isError } = await readAgain();
    if (!data || isError || !isSame(readWebhookConfig(data), config)) {
      unanswered.current = { error, known: undefined };
      return fail(error, config);
    }
    void webhooks.refetch();
    finish({ webhook: data, secret: undefined });
  }

  async function replace(webhook_id: string, config: WebhookConfig): Promise<void> {
    const { data, error } = await readAgain();
    if (error) return fail(afterTry(unanswered.current?.error, error), config);
    const isLate = unanswered.current !== undefined && data && isSame(readWebhookConfig(data), config);
    unanswered.current = undefined;
    if (isLate) {
      // A change whose response was lost was carried out after it was looked for.
      void webhooks.refetch();
      return finish({ webhook: data, secret: undefined });
    }
    if (data && !isSame(readWebhookConfig(data), seen)) return setSaving({ status: "moved" });
    replacement.mutate({ webhook_id, ...config, event_types: [...config.event_types] });
  }

  return {
    saving,
    refusedUrl,
    settle: () => setSaving((now) => (now.status === "sending" ? now : idle)),
    save: (config) => {
      setSaving({ status: "sending" });
      if (webhookId !== undefined) return void replace(webhookId, config);
      // The secret leaves the mutation as soon as it was taken in.
      creation.mutateAsync({ ...config, event_types: [...config.event_types] }).then(creation.reset, creation.reset);
    },
  };
}

/** A change that may have been carried out: another try that is refused tells nothing of it. */
interface Unanswered {
  readonly error: OperationError;
  /** The endpoints before one was created; `undefined` where they were not known. */
  readonly known: readonly Webhook[] | undefined;
}

interface LookForCreatedParameters extends Unanswered {
  readonly config: WebhookConfig;
}

const idle: WebhookSaving = { status: "idle" };

function reasonOf(error: OperationError): Extract<WebhookSaving, { status: "failed" }>["reason"] {
  if (error.name !== "ApiError") return "other";
  if (error.status === 422) return "url_refused";
  return error.status === 409 ? "conflict" : "other";
}

function isSame(one: WebhookConfig, other: WebhookConfig): boolean {
  return webhookChanges({ before: one, after: other }).length === 0;
}
