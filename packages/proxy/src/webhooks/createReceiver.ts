import type { Session } from "@partner-kit/contract";
import { verifyWebhook, type WebhookEvent, WebhookVerificationError } from "@partner-kit/contract/webhook";
import type { Answer } from "../answer.ts";
import type { Call } from "../call.ts";
import { Refusal } from "../Refusal.ts";
import type { Settings } from "../settings.ts";
import { StoreError } from "../store/StoreError.ts";
import type { Secrets } from "./createSecrets.ts";

export interface CreateReceiverParameters extends Pick<Settings, "store" | "hmac" | "now" | "schedule" | "logger"> {
  readonly secrets: Secrets;
}

export interface Receiver {
  /** Answers a delivery: 204 once its event is kept for good, whether it came for the first time or again. */
  receive(call: Call): Promise<Answer>;
  state(): NonNullable<Session["receiver"]>["state"];
}

const BODY_MAX_BYTES = 1024 * 1024;
// The service waits 5 seconds, and what it is told late it is not told.
const DEADLINE_TICKS = 8;
const TICK_MS = 500;
const LOG_PAUSE_MS = 60_000;

/** Makes the receiver of webhooks. (Service document: Delivery contract; Signature verification.) */
export function createReceiver(parameters: CreateReceiverParameters): Receiver {
  const { store, secrets, hmac, now, logger } = parameters;
  const inTime = createTimeLimit(parameters);
  /** Deliveries that no secret fitted, since one did. */
  let mismatches = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;

  async function verify(call: Call, body: Uint8Array): Promise<WebhookEvent> {
    const headers = { get: (name: string) => call.header(name) };
    for (let isSecond = false; ; isSecond = true) {
      const known = secrets.list();
      try {
        if (known.length === 0) throw noSecret();
        return await verifyWebhook({ headers, body, secrets: known, now, hmac });
      } catch (error) {
        const isRefused = error instanceof WebhookVerificationError;
        const mayLackSecret = !isRefused || error.reason === "signature_mismatch";
        // Another instance may have been told a new secret a moment ago.
        const isWorthMore = !isSecond && mayLackSecret && (await secrets.refresh());
        if (!isWorthMore) throw isRefused ? refuse(error) : error;
      }
    }
  }

  function refuse({ reason, message }: WebhookVerificationError): Refusal {
    if (reason === "signature_mismatch") mismatches += 1;
    if (now() - loggedAt >= LOG_PAUSE_MS) {
      loggedAt = now();
      logger.error({ reason, mismatches }, `${message} It was not kept.`);
    }
    const isSigned = reason.startsWith("body_") || reason === "id_mismatch";
    return new Refusal({ code: isSigned ? "VALIDATION_FAILED" : "UNAUTHORIZED", message });
  }

  return {
    async receive(call) {
      const body = await readBody(call);
      const { id, type, occurred_at } = await verify(call, body);
      mismatches = 0;
      try {
        await inTime(store.appendEvents([{ id, type, occurred_at, received_at: now(), body }]));
      } catch (error) {
        if (!(error instanceof StoreError) || error.reason !== "invalid") throw error;
        throw new Refusal({ code: "VALIDATION_FAILED", message: "The event holds text that cannot be kept." });
      }
      return { status: 204, headers: {}, body: null };
    },
    state() {
      if (secrets.list().length === 0) return "no_secret";
      return mismatches > 0 ? "wrong_secret" : "ok";
    },
  };
}

async function readBody(call: Call): Promise<Uint8Array<ArrayBuffer>> {
  let body: Uint8Array<ArrayBuffer> | undefined;
  try {
    body = await call.readBody(BODY_MAX_BYTES);
  } catch {
    throw new Refusal({ code: "VALIDATION_FAILED", message: "The body broke off." });
  }
  if (body) return body;
  throw new Refusal({ code: "PAYLOAD_TOO_LARGE", message: `The body is longer than ${BODY_MAX_BYTES} bytes.` });
}

/** Limits how long the store may take. One timer serves all that wait: one for each would cost as much as verifying. */
function createTimeLimit({ schedule }: Pick<Settings, "schedule">): (appending: Promise<void>) => Promise<void> {
  /** The oldest first. */
  const waiting = new Set<{ readonly until: number; readonly reject: (reason: StoreError) => void }>();
  let ticks = 0;
  let isTicking = false;

  function tick(): void {
    ticks += 1;
    for (const delivery of waiting) {
      if (delivery.until > ticks) break;
      waiting.delete(delivery);
      delivery.reject(new StoreError("unreachable"));
    }
    isTicking = waiting.size > 0;
    if (isTicking) schedule(tick, TICK_MS);
  }

  return (appending) =>
    new Promise((resolve, reject) => {
      const delivery = { until: ticks + DEADLINE_TICKS, reject };
      const end = (): void => void waiting.delete(delivery);
      waiting.add(delivery);
      // Goes on until nobody waits when it looks: a timer begun and ended with each commit would cost more.
      if (!isTicking) schedule(tick, TICK_MS);
      isTicking = true;
      appending.then(resolve, reject);
      appending.then(end, end);
    });
}

/** With a status after which the service tries again: by then somebody may have set one. */
function noSecret(): Refusal {
  const message = "The receiver has no signing secret, so nothing can be checked. Nothing was kept.";
  return new Refusal({ code: "STORE_UNAVAILABLE", message });
}
