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

export type CreatePendingSecretsParameters = Pick<
  Settings,
  "store" | "receiverUrl" | "changeTimeout" | "now" | "logger"
>;

/** Tracks secrets that the service is creating: deliveries may be signed with one before the proxy has it. */
export interface PendingSecrets {
  /** Whether a delivery may be signed with a secret that is still on its way, here or to another instance. */
  hasPending(): Promise<boolean>;
  /** Notes that a change is about to be sent, in case it creates a secret for the proxy's own receiver. Never rejects. */
  begin(change: SentChange): Promise<void>;
  /** Notes the status or the error that the change ended with. Never rejects. */
  end(change: SentChange, outcome: { readonly status: number } | { readonly error: unknown }): Promise<void>;
}

interface SentChange {
  readonly operation: Operation;
  readonly input: Readonly<Record<string, unknown>>;
}

const UNCERTAIN: readonly string[] = ["UPSTREAM_TIMEOUT", "UPSTREAM_UNREACHABLE", "UPSTREAM_INVALID"];
const SHARED_NAME = "secret_making";
// An instance may hear of a new secret this much later.
const GRACE_MS = 10_000;
// The service retries a delivery for about 36 minutes. If a secret is rotated meanwhile, the retry can be verified.
const ROTATION_MS = 45 * 60_000;

/** Makes the tracker of pending secrets. */
export function createPendingSecrets(parameters: CreatePendingSecretsParameters): PendingSecrets {
  const { store, receiverUrl, changeTimeout, now, logger } = parameters;
  let pending = 0;
  let localUntil = 0;
  // Anybody can send deliveries that no secret fits, so those that meet share one read.
  const readUntil = createBatcher<undefined, number>({
    run: async () => Number((await store.readShared(SHARED_NAME)) ?? 0),
    defer: (begin) => begin(),
  });

  const isHere = (url: unknown): boolean =>
    typeof url === "string" && receiverUrl !== undefined && isSameWebhookUrl(url, receiverUrl);

  function createsSecret({ operation: { name }, input }: SentChange): boolean {
    if (name === createWebhook.name) return isHere(input["url"]);
    // Where the endpoint points is known only after the call.
    return name === rotateWebhookSecret.name && receiverUrl !== undefined;
  }

  /** Other instances find it in the store. It only ever grows, so that two at a time do not end one another. */
  async function hold(milliseconds: number): Promise<void> {
    const until = now() + milliseconds;
    localUntil = Math.max(localUntil, until);
    if (!store.isShared) return;
    try {
      if (until > (await readUntil(undefined))) await store.writeShared({ name: SHARED_NAME, value: String(until) });
    } catch (error) {
      logger.warn(
        { reason: errorCodeOf(error) },
        "Other instances could not be notified of a webhook secret in the making.",
      );
    }
  }

  return {
    async hasPending() {
      if (pending > 0 || now() < localUntil) return true;
      return store.isShared && now() < (await readUntil(undefined));
    },
    async begin(change) {
      if (!createsSecret(change)) return;
      pending += 1;
      if (store.isShared) await hold(changeTimeout + GRACE_MS);
    },
    async end(change, outcome) {
      const { operation, input } = change;
      if (!createsSecret(change)) {
        // The secret of an endpoint that was pointed here is unknown until it is rotated through the proxy.
        const pointsHere = operation.name === replaceWebhook.name && isHere(input["url"]);
        if (pointsHere && "status" in outcome && outcome.status < 400) await hold(ROTATION_MS);
        return;
      }
      if ("status" in outcome) await hold(GRACE_MS);
      // The secret may exist although its response was lost. It has to be rotated.
      else if (outcome.error instanceof HttpError && UNCERTAIN.includes(outcome.error.code)) await hold(ROTATION_MS);
      pending -= 1;
    },
  };
}
