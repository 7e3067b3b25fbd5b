"use client";

import { isApiError, type Webhook } from "@partner-kit/contract";
import { useState } from "react";
import { useAttempt } from "../form/useAttempt.ts";
import type { OperationError } from "../query/operationError.ts";
import type { Permission } from "../session/permission.ts";
import { useSession } from "../session/useSession.ts";
import { type OneTimeSecret, wrapSecret } from "./OneTimeSecret.ts";
import { useRotationOverlap, useRotationOverlapStore } from "./useRotationOverlap.ts";
import { useRotateWebhookSecret, useWebhooks } from "./webhooks.ts";

export interface UseSecretRotationParameters {
  readonly webhook: Pick<Webhook, "id" | "url" | "secret_version">;
  /** Receives the new secret. Pass it to `useSecretReveal`, because it is returned only once. */
  readonly onRotated: (secret: OneTimeSecret) => void;
}

/** The state of a rotation. */
export type SecretRotationState =
  | { readonly status: "ready" }
  | { readonly status: "sending" }
  /** The overlap of the previous rotation has not ended. `until` is set if this tab saw that rotation. */
  | { readonly status: "in_progress"; readonly until: string | undefined }
  /**
   * The response was lost. `wasRotated` is set after the endpoint was read again. If it was rotated, the new secret is
   * lost, and the previous one stays valid during the overlap.
   */
  | { readonly status: "uncertain"; readonly error: OperationError; readonly wasRotated: boolean | undefined }
  | { readonly status: "failed"; readonly error: OperationError };

export interface UseSecretRotationReturnType {
  readonly state: SecretRotationState;
  readonly permission: Permission;
  readonly rotate: () => void;
}

/**
 * Creates a new signing secret for an endpoint. The previous one stays valid for an overlap, 24 hours by default, in which
 * deliveries carry both signatures. (Service document: Subscription rules; States and transitions.)
 */
export function useSecretRotation({ webhook, onRotated }: UseSecretRotationParameters): UseSecretRotationReturnType {
  const { id, url, secret_version } = webhook;
  const { attempt, run, dismiss, settle } = useAttempt<OneTimeSecret, number>();
  const [wasRotated, setWasRotated] = useState<boolean>();
  const { can } = useSession();
  const overlapStore = useRotationOverlapStore(id);
  const overlap = useRotationOverlap(id);
  const webhooks = useWebhooks();
  const permission = can("rotateWebhookSecret");
  const rotation = useRotateWebhookSecret();

  const start = async () => {
    setWasRotated(undefined);
    const end = await run({
      // The list may be read again, and show the rotation, before the response is known to be lost.
      memo: () => secret_version,
      send: async () => {
        // Removes the secret from the mutation as soon as it is wrapped.
        const rotated = await rotation.mutateAsync({ webhook_id: id }).finally(rotation.reset);
        const { secret, secret_version: secretVersion, previous_secret_valid_until: previousValidUntil } = rotated;
        overlapStore.set(previousValidUntil);
        return wrapSecret({ webhookId: id, url, secretVersion, previousValidUntil, secret });
      },
    });
    if (end?.status === "done") {
      dismiss();
      onRotated(end.result);
    } else if (end?.status === "failed" && end.isUnknown && !isInProgress(end.error)) {
      void lookForRotation(end.earlier?.memo ?? secret_version);
    }
  };

  /** The rotation may have been carried out. */
  async function lookForRotation(versionBefore: number): Promise<void> {
    const { data, isError } = await webhooks.refetch();
    const now = isError ? undefined : data?.find((one) => one.id === id);
    if (!now) return;
    settle();
    setWasRotated(now.secret_version > versionBefore);
  }

  return {
    state: toState(),
    permission,
    rotate: () => {
      if (permission.allowed && attempt.status !== "sending" && overlap === undefined) void start();
    },
  };

  function toState(): SecretRotationState {
    if (attempt.status === "sending") return { status: "sending" };
    // Certain to be rejected, so it is not sent.
    if (overlap !== undefined) return { status: "in_progress", until: overlap };
    if (attempt.status !== "failed") return { status: "ready" };
    const { error, isUnknown } = attempt;
    if (isInProgress(error)) return { status: "in_progress", until: undefined };
    return isUnknown ? { status: "uncertain", error, wasRotated } : { status: "failed", error };
  }
}

function isInProgress(error: OperationError): boolean {
  return isApiError(error, "SECRET_ROTATION_IN_PROGRESS");
}
