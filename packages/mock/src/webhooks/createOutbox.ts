import type { WebhookEventType } from "@partner-kit/contract";
import type { Clock } from "../clock.ts";
import type { Account, Database } from "../database.ts";
import type { Random } from "../random.ts";

/** Something that happened to an account, as handlers tell it. */
export interface EmitParameters {
  readonly type: WebhookEventType;
  /** Snapshot of what changed. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly account: Account;
}

/** Where events go on their way to endpoints. */
export interface Outbox {
  /** Takes in an event and returns its ID. Its deliveries start a moment of the emulator's clock later. */
  emit(event: EmitParameters): string;
}

export interface CreateOutboxParameters {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
}

/** Makes the outbox of a database. */
export function createOutbox({ db, clock, random }: CreateOutboxParameters): Outbox {
  return {
    emit({ type, data, account }) {
      const now = clock.now();
      const id = `evt_${Array.from(random.bytes(12), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
      const envelope = { id, type, version: 1, occurred_at: new Date(now).toISOString(), data };
      db.webhookEvents.set(id, { accountId: account.id, envelope, occurredAt: now });
      return id;
    },
  };
}
