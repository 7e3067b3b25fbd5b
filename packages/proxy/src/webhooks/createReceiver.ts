import { type Health, PROBE_USER_AGENT } from "@partner-kit/contract";
import {
  readWebhookHeaders,
  verifyWebhook,
  verifyWebhookSignature,
  type WebhookEvent,
  type WebhookHeaders,
  WebhookVerificationError,
} from "@partner-kit/contract/webhook";
import { HANDLER_NAME } from "../events/createHandlerRunner.ts";
import { type EventFault, isValueTooDeep, readStoredEvent, UNREADABLE_TYPE } from "../events/readStoredEvent.ts";
import type { Call } from "../http/call.ts";
import { HttpError } from "../http/HttpError.ts";
import type { ProxyResponse } from "../http/response.ts";
import type { Alarms } from "../monitoring/createAlarms.ts";
import { shareDeadline } from "../settings/schedule.ts";
import type { Settings } from "../settings/settings.ts";
import type { NewEvent } from "../store/Store.ts";
import { StoreError } from "../store/StoreError.ts";
import { createClockSkewMonitor } from "./createClockSkewMonitor.ts";
import { type CreateDeliveryLimitsParameters, createDeliveryLimits } from "./createDeliveryLimits.ts";
import type { PendingSecrets } from "./createPendingSecrets.ts";
import type { Secrets } from "./createSecrets.ts";

type Needed = "store" | "hmac" | "now" | "signatureNow" | "schedule" | "logger" | "secretBox";

export interface CreateReceiverParameters extends Pick<Settings, Needed>, CreateDeliveryLimitsParameters {
  readonly secrets: Secrets;
  readonly pendingSecrets: Pick<PendingSecrets, "hasPending">;
  readonly alarms: Alarms;
}

export interface Receiver {
  /** Handles a delivery. Responds 204 after its event is stored, also for a repeated delivery. */
  receive(call: Call): Promise<ProxyResponse>;
  /** Waits for the stored secrets, so that a new process does not claim to have none. */
  state(): Promise<Health["receiver"]>;
  /** Seconds that the proxy's clock is ahead of the service's. `undefined` if it seems correct. */
  clockSkew(): number | undefined;
}

/** A genuine delivery that cannot be stored as a regular event. */
interface Irregular {
  readonly id: string;
  /** Unix seconds. */
  readonly timestamp: number;
  /** `time`: its timestamp is out of tolerance. `body`: its body cannot be read. */
  readonly problem: "time" | "body";
}

const LOG_PAUSE_MS = 60_000;
const NO_CONTENT: ProxyResponse = { status: 204, headers: {}, body: null };

/** Creates the webhook receiver. (Service document: Delivery contract; Signature verification.) */
export function createReceiver(parameters: CreateReceiverParameters): Receiver {
  const { store, secrets, pendingSecrets, secretBox, hmac, now, signatureNow, alarms, logger } = parameters;
  const { schedule } = parameters;
  const limits = createDeliveryLimits(parameters);
  const clock = createClockSkewMonitor({ now: signatureNow });
  const unreachable = (): StoreError => new StoreError("unreachable");
  // The service waits 5 seconds for the response.
  const inTime = shareDeadline<ReadonlySet<NewEvent>>({ schedule, milliseconds: 4_000, error: unreachable });
  /** Deliveries that matched no secret since the last match. */
  let mismatches = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;

  function verify(headers: WebhookHeaders, body: Uint8Array): Promise<WebhookEvent> {
    return verifyWebhook({ headers, body, secrets: known(), now: signatureNow, hmac });
  }

  function known(): readonly string[] {
    const list = secrets.list();
    if (list.length === 0) throw noSecret();
    return list;
  }

  /** Examines a delivery that is not a valid event. Throws unless it is certainly genuine. */
  async function examine(headers: WebhookHeaders, body: Uint8Array, error: unknown): Promise<WebhookEvent | Irregular> {
    try {
      return await classify(headers, body, error);
    } catch (first) {
      // Another instance may have stored a new secret a moment ago.
      const mayLackSecret = !(first instanceof WebhookVerificationError) || first.reason === "signature_mismatch";
      if (!mayLackSecret || !(await secrets.refresh())) throw first;
    }
    try {
      return await verify(headers, body);
    } catch (second) {
      return classify(headers, body, second);
    }
  }

  async function classify(headers: WebhookHeaders, body: Uint8Array, error: unknown): Promise<Irregular> {
    if (!(error instanceof WebhookVerificationError)) throw error;
    const { reason } = error;
    const isLate = reason === "timestamp_too_old" || reason === "timestamp_too_new";
    if (!isLate && !reason.startsWith("body_") && reason !== "id_mismatch") throw error;
    const toleranceSeconds = Number.MAX_SAFE_INTEGER;
    const { id, timestamp } = await verifyWebhookSignature({ headers, body, secrets: known(), toleranceSeconds, hmac });
    return { id, timestamp, problem: isLate ? "time" : "body" };
  }

  /** The response to an unverified delivery. 4xx is final: the service does not retry it. */
  async function refuse({ reason, message }: WebhookVerificationError, call: Call): Promise<HttpError> {
    if (isProbe(call)) return new HttpError({ code: "UNAUTHORIZED", message });
    if (reason === "signature_mismatch") {
      mismatches += 1;
      if (secrets.unopened() > 0) {
        const sealed = "A stored webhook secret cannot be decrypted, so a delivery could not be verified.";
        alarms.raise("webhook_secret_sealed", { unopened: secrets.unopened() }, `${sealed} The service will retry it.`);
        return notReady(sealed);
      }
      if (await pendingSecrets.hasPending())
        return notReady("A webhook secret is being created, and the delivery may be signed with it.");
    }
    if (Math.abs(now() - loggedAt) >= LOG_PAUSE_MS) {
      loggedAt = now();
      logger.error({ reason, mismatches }, `${message} It was not stored.`);
    }
    return new HttpError({ code: "UNAUTHORIZED", message });
  }

  /** Handles an event that was stored but cannot be read, or that was not stored because its ID has another body. */
  async function handleFault(
    event: NewEvent,
    changed: ReadonlySet<NewEvent>,
    fault: EventFault | undefined,
  ): Promise<void> {
    if (changed.has(event)) {
      const { id, type } = event;
      alarms.raise(
        "webhook_changed",
        { id, type },
        "An event was delivered again with another body. The first body stays stored.",
      );
    } else if (fault !== undefined) await park(event, fault);
  }

  async function park({ id, type }: NewEvent, fault: EventFault): Promise<void> {
    const [stored] = await store.findEvents([id]);
    // Retention may have deleted the event meanwhile.
    if (stored === undefined) return;
    const event = { seq: stored.seq, attempts: 0, error_code: fault, parked_at: now() };
    await store.park({ handler: HANDLER_NAME, event });
    alarms.raise("webhook_unreadable", { id, type, code: fault }, "An event cannot be read. It was stored and parked.");
  }

  /** Stores a genuine delivery whose body is not an event. A 4xx would lose it. */
  async function storeUnreadable(
    { id, timestamp }: Omit<Irregular, "problem">,
    body: Uint8Array,
  ): Promise<ProxyResponse> {
    const result = readStoredEvent({ id, body });
    const occurred_at = new Date(timestamp * 1000).toISOString();
    const event = { id, type: UNREADABLE_TYPE, occurred_at, received_at: now(), body };
    const changed = await inTime(store.appendEvents([event]));
    await handleFault(event, changed, "fault" in result ? result.fault : "BODY_INVALID");
    return NO_CONTENT;
  }

  /** Responds to a genuine delivery with a wrong timestamp: a replay, or one of the two clocks is wrong. */
  async function respondLate({ id, timestamp }: Irregular): Promise<ProxyResponse> {
    if ((await store.findEvents([id])).length > 0) return NO_CONTENT;
    clock.note({ id, timestamp });
    const skew = clock.skew();
    if (skew !== undefined) {
      const message =
        "The clocks of the proxy and the service differ too much, so deliveries are not stored. Synchronize the proxy's clock.";
      alarms.raise("webhook_clock_skew", { ahead_seconds: skew }, message);
    }
    throw notReady("The delivery's time is too far from the proxy's clock.");
  }

  /** Returns the reason for a refusal. Raises an alarm if a possibly genuine delivery is refused permanently. */
  async function explain(error: unknown, call: Call): Promise<unknown> {
    if (error instanceof WebhookVerificationError) return refuse(error, call);
    if (error instanceof HttpError && error.code === "PAYLOAD_TOO_LARGE") {
      const lost = "The service does not retry it. Raise `maxWebhookBytes` if it was genuine.";
      alarms.raise("webhook_too_long", {}, `A delivery exceeded maxWebhookBytes and was refused unverified. ${lost}`);
    }
    return error;
  }

  return {
    async receive(call) {
      let headers: WebhookHeaders;
      let body: Uint8Array<ArrayBuffer>;
      let event: WebhookEvent | Irregular;
      try {
        headers = readWebhookHeaders({ get: (name) => call.header(name) });
        const unverified = limits.admit(call);
        try {
          body = await unverified.body;
          try {
            event = await verify(headers, body);
          } catch (error) {
            event = await examine(headers, body, error);
          }
        } finally {
          unverified.release();
        }
      } catch (error) {
        throw await explain(error, call);
      }
      mismatches = 0;
      if (isIrregular(event)) return event.problem === "time" ? respondLate(event) : storeUnreadable(event, body);
      clock.reset();
      const { id, type, occurred_at } = event;
      try {
        const stored = { id, type, occurred_at, received_at: now(), body };
        const changed = await inTime(store.appendEvents([stored]));
        const fault = isValueTooDeep(event) ? "TOO_DEEP" : undefined;
        if (changed.size > 0 || fault !== undefined) await handleFault(stored, changed, fault);
        return NO_CONTENT;
      } catch (error) {
        if (!(error instanceof StoreError) || error.reason !== "invalid") throw error;
        return storeUnreadable({ id, timestamp: Number(headers.timestampText) }, body);
      }
    },
    async state() {
      await secrets.ready;
      const hasSecret = secrets.list().length > 0;
      const isNeeded = secretBox !== undefined || mismatches > 0 || !hasSecret;
      if (isNeeded && secrets.unopened() > 0) return "sealed_secret";
      if (!hasSecret) return "no_secret";
      if (secrets.isUnsaved()) return "unsaved_secret";
      if (clock.skew() !== undefined) return "clock_skew";
      return mismatches > 0 ? "wrong_secret" : "ok";
    },
    clockSkew: clock.skew,
  };
}

/** Whether a delivery claims to come from `partner-kit doctor`. Anyone can claim this: it is refused like any other. */
export function isProbe(call: Pick<Call, "header">): boolean {
  return call.header("user-agent") === PROBE_USER_AGENT;
}

function isIrregular(event: WebhookEvent | Irregular): event is Irregular {
  return !("version" in event);
}

/** An error with a status that makes the service retry. */
function notReady(message: string): HttpError {
  return new HttpError({ code: "RECEIVER_NOT_READY", message: `${message} Nothing was stored.` });
}

/** An error with a status that makes the service retry, so that a secret can be added first. */
function noSecret(): HttpError {
  const message =
    "The receiver has no signing secret, so it cannot verify deliveries. Nothing was stored. Set webhookSecrets, or create the endpoint through the proxy.";
  return new HttpError({ code: "STORE_UNAVAILABLE", message });
}
