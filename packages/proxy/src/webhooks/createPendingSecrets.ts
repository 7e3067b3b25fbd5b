import {
  createWebhook,
  isSameWebhookUrl,
  type Operation,
  replaceWebhook,
  rotateWebhookSecret,
} from "@partner-kit/contract";
import { HttpError } from "../http/HttpError.ts";
import { errorCodeOf } from "../monitoring/describeError.ts";
import type { Settings } from "../settings/settings.ts";
import { createBatcher } from "../store/createBatcher.ts";
import type { SecretBox } from "../store/createSecretBox.ts";

export type CreatePendingSecretsParameters = Pick<
  Settings,
  "store" | "receiverUrl" | "changeTimeout" | "now" | "logger"
> & {
  readonly secretBox?: SecretBox | undefined;
};

/** Tracks secrets that the service is creating. A delivery can be signed with a secret before the proxy stores it. */
export interface PendingSecrets {
  /** Whether a delivery may be signed with a secret that this or another instance does not have yet. */
  hasPending(): Promise<boolean>;
  /**
   * Called before a change that could create a secret for the proxy's receiver. Rejects with an `HttpError` if the
   * secret could not be encrypted.
   */
  begin(change: SentChange): Promise<void>;
  /** Called with the status or error of the change. Never rejects. */
  end(change: SentChange, outcome: { readonly status: number } | { readonly error: unknown }): Promise<void>;
}

interface SentChange {
  readonly operation: Operation;
  readonly input: Readonly<Record<string, unknown>>;
}

const UNCERTAIN: readonly string[] = ["UPSTREAM_TIMEOUT", "UPSTREAM_UNREACHABLE", "UPSTREAM_INVALID"];
const SHARED_NAME = "secret_making";
// Other instances learn of a new secret within this time.
const GRACE_MS = 10_000;
// The service retries a delivery for about 36 minutes. After a rotation in that time, a retry can be verified.
const ROTATION_MS = 45 * 60_000;

/** Creates the tracker of pending secrets. */
export function createPendingSecrets(parameters: CreatePendingSecretsParameters): PendingSecrets {
  const { store, secretBox, receiverUrl, changeTimeout, now, logger } = parameters;
  let pending = 0;
  let localUntil = 0;
  // Anyone can send deliveries that match no secret, so concurrent ones share one store access.
  const readUntil = createBatcher<undefined, number>({
    run: async () => Number((await store.readShared(SHARED_NAME)) ?? 0),
    defer: (begin) => begin(),
  });

  const isOwnReceiver = (url: unknown): boolean =>
    typeof url === "string" && receiverUrl !== undefined && isSameWebhookUrl(url, receiverUrl);

  function createsSecret({ operation: { name }, input }: SentChange): boolean {
    if (name === createWebhook.name) return isOwnReceiver(input["url"]);
    // The endpoint's URL is known only after the call.
    return name === rotateWebhookSecret.name && receiverUrl !== undefined;
  }

  /**
   * Shared with other instances through the store. The time only increases, so that concurrent changes do not end each
   * other's.
   */
  async function extend(milliseconds: number): Promise<void> {
    const until = now() + milliseconds;
    localUntil = Math.max(localUntil, until);
    if (!store.isShared) return;
    try {
      if (until > (await readUntil(undefined))) await store.writeShared({ name: SHARED_NAME, value: String(until) });
    } catch (error) {
      logger.warn({ reason: errorCodeOf(error) }, "other instances could not be notified of a pending webhook secret");
    }
  }

  return {
    async hasPending() {
      if (pending > 0 || now() < localUntil) return true;
      return store.isShared && now() < (await readUntil(undefined));
    },
    async begin(change) {
      if (!createsSecret(change)) return;
      await secretBox?.check?.();
      pending += 1;
      if (store.isShared) await extend(changeTimeout + GRACE_MS);
    },
    async end(change, outcome) {
      const { operation, input } = change;
      if (!createsSecret(change)) {
        // The secret of an existing endpoint stays unknown until it is rotated through the proxy.
        const pointsToReceiver = operation.name === replaceWebhook.name && isOwnReceiver(input["url"]);
        if (pointsToReceiver && "status" in outcome && outcome.status < 400) await extend(ROTATION_MS);
        return;
      }
      if ("status" in outcome) await extend(GRACE_MS);
      // The secret may exist although its response was lost. It then has to be rotated.
      else if (outcome.error instanceof HttpError && UNCERTAIN.includes(outcome.error.code)) await extend(ROTATION_MS);
      pending -= 1;
    },
  };
}
