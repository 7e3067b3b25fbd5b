"use client";

import { isApiError, type Webhook } from "@partner-kit/contract";
import { useRef, useState } from "react";
import { afterTry, isUncertain } from "../query/isUncertain.ts";
import type { OperationError } from "../query/operationError.ts";
import type { Permission } from "../session/permission.ts";
import { useSession } from "../session/useSession.ts";
import { holdSecret, type OneTimeSecret } from "./OneTimeSecret.ts";
import { useRotationOverlap, useRotationOverlapStore } from "./useRotationOverlap.ts";
import { useRotateWebhookSecret, useWebhooks } from "./webhooks.ts";

export interface UseSecretRotationParameters {
  readonly webhook: Pick<Webhook, "id" | "url" | "secret_version">;
  /** Gets the new secret: hand it to `useSecretReveal`, for it never comes again. */
  readonly onRotated: (secret: OneTimeSecret) => void;
}

/** How a rotation goes. */
export type SecretRotationState =
  | { readonly status: "ready" }
  | { readonly status: "sending" }
  /** The overlap of the rotation before runs still. `until` is when it ends, where this tab saw that rotation. */
  | { readonly status: "in_progress"; readonly until: string | undefined }
  /**
   * No answer came. `wasRotated` is what the service says since, `undefined` while it has not said; where it was, the new
   * secret is lost, and the one before stays valid for the overlap.
   */
  | { readonly status: "uncertain"; readonly error: OperationError; readonly wasRotated: boolean | undefined }
  | { readonly status: "failed"; readonly error: OperationError };

export interface UseSecretRotationReturnType {
  readonly state: SecretRotationState;
  readonly permission: Permission;
  readonly rotate: () => void;
}

/**
 * Makes a new signing secret for an endpoint. The one before stays valid for an overlap, 24 hours by default, in which
 * deliveries carry signatures of both. (Service document: Subscription rules; States and transitions.)
 */
export function useSecretRotation({ webhook, onRotated }: UseSecretRotationParameters): UseSecretRotationReturnType {
  const { id, url, secret_version } = webhook;
  const [outcome, setOutcome] = useState<SecretRotationState>({ status: "ready" });
  const { can } = useSession();
  const overlapStore = useRotationOverlapStore(id);
  const overlap = useRotationOverlap(id);
  const webhooks = useWebhooks();
  const permission = can("rotateWebhookSecret");
  /** A rotation of which is not known what became of it. */
  const unanswered = useRef<{ readonly error: OperationError; readonly versionBefore: number }>(undefined);

  // Told to the hook and not to the call: the answer holds the secret, and must be taken in whoever has gone meanwhile.
  const rotation = useRotateWebhookSecret({
    mutation: {
      // The list can be read again, and tell of the rotation, before it is clear that no answer comes.
      onMutate: () => unanswered.current?.versionBefore ?? secret_version,
      onSuccess: ({ secret, secret_version: secretVersion, previous_secret_valid_until: previousValidUntil }) => {
        unanswered.current = undefined;
        overlapStore.set(previousValidUntil);
        setOutcome({ status: "ready" });
        onRotated(holdSecret({ webhookId: id, url, secretVersion, previousValidUntil, secret }));
      },
      onError: (caught, _, versionBefore = secret_version) => {
        const error = afterTry(unanswered.current?.error, caught);
        if (isApiError(error, "SECRET_ROTATION_IN_PROGRESS")) {
          return setOutcome({ status: "in_progress", until: undefined });
        }
        if (!isUncertain(error)) return setOutcome({ status: "failed", error });
        unanswered.current = { error, versionBefore };
        setOutcome({ status: "uncertain", error, wasRotated: undefined });
        void lookForRotation(error, versionBefore);
      },
    },
  });

  /** It may have been carried out all the same. */
  async function lookForRotation(error: OperationError, versionBefore: number): Promise<void> {
    const { data, isError } = await webhooks.refetch();
    const now = isError ? undefined : data?.find((one) => one.id === id);
    if (!now) return;
    unanswered.current = undefined;
    setOutcome({ status: "uncertain", error, wasRotated: now.secret_version > versionBefore });
  }

  return {
    state: toState(),
    permission,
    rotate: () => {
      if (!permission.allowed || outcome.status === "sending" || overlap !== undefined) return;
      setOutcome({ status: "sending" });
      // The secret leaves the mutation as soon as it was taken in.
      rotation.mutateAsync({ webhook_id: id }).then(rotation.reset, rotation.reset);
    },
  };

  function toState(): SecretRotationState {
    // Known to be refused: not asked for.
    return overlap !== undefined && outcome.status !== "sending" ? { status: "in_progress", until: overlap } : outcome;
  }
}
