import {
  createWebhook,
  isSameWebhookUrl,
  type Operation,
  replaceWebhook,
  rotateWebhookSecret,
} from "@partner-kit/contract";
import { failureCode } from "../failureCode.ts";
import { Refusal } from "../Refusal.ts";
import type { Settings } from "../settings.ts";
import { gather } from "../store/gather.ts";
import type { Upstream } from "../upstream/createUpstream.ts";

export type CreateSecretMakingParameters = Pick<Settings, "store" | "receiverUrl" | "changeTimeout" | "now" | "logger">;

/** Knows while a secret is being made that deliveries may be signed with before the proxy has it. */
export interface SecretMaking {
  /** Whether a delivery may be signed with a secret that is still on its way, here or to another instance. */
  isUnderWay(): Promise<boolean>;
  /** Makes an upstream that notes when a call makes a secret for the proxy's own receiver. */
  watch(upstream: Upstream): Upstream;
}

const UNCERTAIN: readonly string[] = ["UPSTREAM_TIMEOUT", "UPSTREAM_UNREACHABLE", "UPSTREAM_INVALID"];
const SHARED_NAME = "secret_making";
// An instance may hear of a new secret this much later.
const GRACE_MS = 10_000;
// The service retries a delivery for about 36 minutes. If a secret is rotated meanwhile, the retry can be verified.
const ROTATION_MS = 45 * 60_000;

/** Makes that. */
export function createSecretMaking(parameters: CreateSecretMakingParameters): SecretMaking {
  const { store, receiverUrl, changeTimeout, now, logger } = parameters;
  let calls = 0;
  let localUntil = 0;
  // Anybody can send deliveries that no secret fits, so those that meet share one read.
  const readUntil = gather<undefined, number>({
    run: async () => Number((await store.readShared(SHARED_NAME)) ?? 0),
    defer: (begin) => begin(),
  });

  const isHere = (url: unknown): boolean =>
    typeof url === "string" && receiverUrl !== undefined && isSameWebhookUrl(url, receiverUrl);

  function makesSecret({ name }: Operation, input: Readonly<Record<string, unknown>>): boolean {
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
        { reason: failureCode(error) },
        "Other instances could not be notified of a webhook secret in the making.",
      );
    }
  }

  async function send(
    upstream: Upstream,
    sent: Parameters<Upstream["send"]>[0],
  ): Promise<Awaited<ReturnType<Upstream["send"]>>> {
    const input: Readonly<Record<string, unknown>> = { ...sent.input };
    if (!makesSecret(sent.operation, input)) {
      const answer = await upstream.send(sent);
      // Its secret is unknown until it is rotated through the proxy.
      const pointsHere = sent.operation.name === replaceWebhook.name && isHere(input["url"]);
      if (pointsHere && answer.status < 400) await hold(ROTATION_MS);
      return answer;
    }
    calls += 1;
    try {
      if (store.isShared) await hold(changeTimeout + GRACE_MS);
      const answer = await upstream.send(sent);
      await hold(GRACE_MS);
      return answer;
    } catch (error) {
      // The secret may exist although its response was lost. It has to be rotated.
      if (error instanceof Refusal && UNCERTAIN.includes(error.code)) await hold(ROTATION_MS);
      throw error;
    } finally {
      calls -= 1;
    }
  }

  return {
    async isUnderWay() {
      if (calls > 0 || now() < localUntil) return true;
      return store.isShared && now() < (await readUntil(undefined));
    },
    watch: (upstream) => ({ ...upstream, send: (sent) => send(upstream, sent) }),
  };
}
