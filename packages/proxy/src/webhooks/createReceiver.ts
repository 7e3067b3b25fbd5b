import type { Session } from "@partner-kit/contract";
import { verifyWebhook, type WebhookEvent, WebhookVerificationError } from "@partner-kit/contract/webhook";
import type { Answer } from "../answer.ts";
import type { Call } from "../call.ts";
import { Refusal } from "../Refusal.ts";
import type { Settings } from "../settings.ts";
import type { NewEvent } from "../store/Store.ts";
import { StoreError } from "../store/StoreError.ts";
import type { Secrets } from "./createSecrets.ts";

export interface CreateReceiverParameters
  extends Pick<Settings, "store" | "hmac" | "now" | "signatureNow" | "schedule" | "logger"> {
  readonly secrets: Secrets;
}

export interface Receiver {
  /** Answers a delivery: 204 once its event is kept for good, whether it came for the first time or again. */
  receive(call: Call): Promise<Answer>;
  state(): NonNullable<Session["receiver"]>["state"];
}

const BODY_MAX_BYTES = 1024 * 1024;
// The service waits 5 seconds, and what it is told late it is not told.
const DEADLINE_MS = 4_000;
const LOG_PAUSE_MS = 60_000;

/** Makes the receiver of webhooks. (Service document: Delivery contract; Signature verification.) */
export function createReceiver(parameters: CreateReceiverParameters): Receiver {
  const { store, secrets, hmac, now, signatureNow, logger } = parameters;
  const inTime = createTimeLimit<ReadonlySet<NewEvent>>(parameters);
  /** Deliveries that no secret fitted, since one did. */
  let mismatches = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;

  function verify(call: Call, body: Uint8Array): Promise<WebhookEvent> {
    const known = secrets.list();
    if (known.length === 0) throw noSecret();
    const headers = { get: (name: string) => call.header(name) };
    return verifyWebhook({ headers, body, secrets: known, now: signatureNow, hmac });
  }

  /** Another instance may have been told a new secret a moment ago. */
  async function verifyAgain(call: Call, body: Uint8Array, error: unknown): Promise<WebhookEvent> {
    const mayLackSecret = !(error instanceof WebhookVerificationError) || error.reason === "signature_mismatch";
    try {
      if (mayLackSecret && (await secrets.refresh())) return await verify(call, body);
      throw error;
    } catch (last) {
      throw last instanceof WebhookVerificationError ? refuse(last) : last;
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
      const body = await call.readBody(BODY_MAX_BYTES);
      let event: WebhookEvent;
      try {
        event = await verify(call, body);
      } catch (error) {
        event = await verifyAgain(call, body, error);
      }
      mismatches = 0;
      const { id, type, occurred_at } = event;
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

/**
 * Limits how long the store may take. Deliveries that share a commit wait for the same promise, and it is limited once:
 * a timer for each would cost as much as verifying.
 */
function createTimeLimit<TResult>({ schedule }: Pick<Settings, "schedule">) {
  const limited = new WeakMap<Promise<TResult>, Promise<TResult>>();

  function limit(appending: Promise<TResult>): Promise<TResult> {
    const inTime = new Promise<TResult>((resolve, reject) => {
      const cancel = schedule(() => reject(new StoreError("unreachable")), DEADLINE_MS);
      appending.then(resolve, reject);
      appending.then(cancel, cancel);
    });
    limited.set(appending, inTime);
    return inTime;
  }

  return (appending: Promise<TResult>): Promise<TResult> => limited.get(appending) ?? limit(appending);
}

/** With a status after which the service tries again: by then somebody may have set one. */
function noSecret(): Refusal {
  const message = "The receiver has no signing secret, so nothing can be checked. Nothing was kept.";
  return new Refusal({ code: "STORE_UNAVAILABLE", message });
}
