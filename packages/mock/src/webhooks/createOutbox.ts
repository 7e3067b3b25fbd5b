import { WEBHOOK_RETRY_DELAYS_SECONDS, type WebhookEventType } from "@partner-kit/contract";
import type { Clock, ScheduleOptions } from "../clock.ts";
import type { Account } from "../database.ts";
import { type Fault, type Faults, WEBHOOK_DELIVERY } from "../faults.ts";
import type { Random } from "../random.ts";
import type { Deliver, DeliveryOutcome } from "./deliver.ts";
import { latestVersion, pruneHistory } from "./history.ts";
import { nextVersion } from "./nextVersion.ts";
import { ENVELOPE_VERSION } from "./readPastEvents.ts";
import { sendAttempt } from "./sendAttempt.ts";
import type { StoredDelivery, WebhookEndpoint, WebhookTables } from "./tables.ts";

/** Maximum milliseconds until the first attempt. The delay of each delivery is random, because no order is guaranteed. */
export const FIRST_ATTEMPT_WITHIN_MS = 250;

/** An event of an account. */
export interface EmitParameters {
  readonly type: WebhookEventType;
  /** Snapshot of the changed resource. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly account: Pick<Account, "id">;
}

/** Queues events and delivers them to endpoints. */
export interface Outbox {
  /** Queues an event and returns its ID. Deliveries start shortly after, on the emulated clock. */
  emit(event: EmitParameters): string;
  /** Cancels the queued deliveries of an endpoint permanently. */
  cancel(webhookId: string): void;
  /** Cancels all deliveries. Running ones are aborted without an effect. */
  stop(): void;
}

export interface CreateOutboxParameters {
  readonly db: WebhookTables;
  readonly clock: Clock;
  readonly random: Random;
  readonly faults: Faults;
  readonly deliver: Deliver;
}

/** Creates the outbox of a database and schedules its queued deliveries. */
export function createOutbox(parameters: CreateOutboxParameters): Outbox {
  const { db, clock, random, faults, deliver } = parameters;
  const queued = new Map<string, () => void>();
  const stopped = new AbortController();

  function queue(delivery: StoredDelivery): void {
    const { nextAttemptAt = null, attempts = 0 } = latestVersion(delivery) ?? {};
    // The process must not exit before a first attempt, but may exit before a retry.
    if (nextAttemptAt !== null) schedule(delivery, nextAttemptAt, () => strike(delivery), { background: attempts > 0 });
  }

  function schedule(delivery: StoredDelivery, at: number, run: () => void | Promise<void>, options?: ScheduleOptions) {
    const start = (): void | Promise<void> => {
      queued.delete(delivery.id);
      return run();
    };
    queued.set(delivery.id, clock.schedule(at, start, options));
  }

  function strike(delivery: StoredDelivery): void | Promise<void> {
    const fault = faults.take(WEBHOOK_DELIVERY);
    const { latency_ms: latency } = fault ?? {};
    if (latency === undefined) return attempt(delivery, fault);
    // Not awaited, because the clock waits for the tasks that it started.
    schedule(delivery, clock.now() + latency, () => attempt(delivery, fault));
  }

  function enqueue(event: EmitParameters, eventId: string, { id: webhookId }: WebhookEndpoint): void {
    const now = clock.now();
    const first = now + random.integer(0, FIRST_ATTEMPT_WITHIN_MS);
    const delivery: StoredDelivery = {
      id: `dlv_${random.uuid()}`,
      accountId: event.account.id,
      webhookId,
      eventId,
      eventType: event.type,
      jitter: WEBHOOK_RETRY_DELAYS_SECONDS.map(() => random.fraction()),
      createdAt: now,
      versions: [{ at: now, status: "pending", attempts: 0, responseStatus: null, error: null, nextAttemptAt: first }],
    };
    db.webhookDeliveries.set(delivery.id, delivery);
    queue(delivery);
  }

  async function attempt(delivery: StoredDelivery, fault: Fault | undefined): Promise<void> {
    const endpoint = db.webhooks.get(delivery.webhookId);
    const envelope = db.webhookEvents.get(delivery.eventId)?.envelope;
    if (!endpoint || !envelope) return;
    const number = (latestVersion(delivery)?.attempts ?? 0) + 1;
    const { signal } = stopped;
    const send = (): Promise<DeliveryOutcome> =>
      sendAttempt({ deliver, endpoint, delivery, envelope, attempt: number, clock, signal });
    // Repeats the logical attempt, as if the first response was lost.
    if (fault?.duplicate) await send();
    const outcome = playOutcome(fault) ?? (await send());
    if (signal.aborted) return;
    const { jitter } = delivery;
    const next = nextVersion({ outcome, attempt: number, jitter, now: clock.now(), realNow: clock.realNow() });
    // Cancelled during the attempt: a success counts, a failure is not retried.
    if (latestVersion(delivery)?.status === "cancelled" && next.status !== "succeeded") return;
    delivery.versions = [...delivery.versions, next];
    queue(delivery);
  }

  for (const delivery of db.webhookDeliveries.values()) queue(delivery);

  return {
    emit(event) {
      const now = clock.now();
      pruneHistory(db, now);
      const { type, data, account } = event;
      const id = `evt_${random.uuid()}`;
      const envelope = {
        id,
        type,
        version: ENVELOPE_VERSION,
        occurred_at: new Date(now).toISOString(),
        data: structuredClone(data),
      };
      db.webhookEvents.set(id, { accountId: account.id, envelope, occurredAt: now });
      for (const endpoint of db.webhooks.values()) {
        const { accountId, enabled, eventTypes } = endpoint;
        if (accountId === account.id && enabled && eventTypes.includes(type)) enqueue(event, id, endpoint);
      }
      return id;
    },
    cancel(webhookId) {
      const at = clock.now();
      for (const delivery of db.webhookDeliveries.values()) {
        const latest = latestVersion(delivery);
        if (delivery.webhookId !== webhookId || latest?.status !== "pending") continue;
        queued.get(delivery.id)?.();
        queued.delete(delivery.id);
        delivery.versions = [...delivery.versions, { ...latest, at, status: "cancelled", nextAttemptAt: null }];
      }
    },
    stop() {
      stopped.abort();
      for (const cancel of queued.values()) cancel();
      queued.clear();
    },
  };
}

/** Returns the outcome of a fault, if it replaces the receiver's response. */
function playOutcome(fault: Fault | undefined): DeliveryOutcome | undefined {
  if (fault?.offline) return { kind: "failed", reason: "unreachable" };
  if (fault?.status === undefined) return undefined;
  const retryAfter = fault.retry_after === undefined ? null : String(fault.retry_after);
  return { kind: "response", status: fault.status, retryAfter };
}
