import type { ApprovalStore } from "./ApprovalStore.ts";
import type { BalanceStore } from "./BalanceStore.ts";
import type { PaymentBatchStore } from "./PaymentBatchStore.ts";

/** A verified webhook event to store. */
export interface NewEvent {
  /** The `webhook-id`. An event is stored once, even if it is delivered several times. */
  readonly id: string;
  readonly type: string;
  /** The time as written in the body. */
  readonly occurred_at: string;
  /** Milliseconds since the epoch. */
  readonly received_at: number;
  /** The exact bytes that were signed. */
  readonly body: Uint8Array;
}

/** A stored event. */
export interface StoredEvent extends NewEvent {
  /** Increases with each event. Some numbers are skipped. A reader that sees a number can also see all lower ones. */
  readonly seq: number;
}

/** Progress of an event handler. */
export interface Cursor {
  /** The last finished event. 0 before the first. */
  readonly seq: number;
  /** Started attempts on the next event. */
  readonly attempts: number;
}

/** Progress of an event handler, with its name and backlog. */
export interface HandlerState extends Cursor {
  readonly handler: string;
  /** When its next event was received, in milliseconds since the epoch. `null` if no event waits. */
  readonly waiting_since: number | null;
}

/** An event that was parked because its handler failed too often. */
export interface ParkedEvent {
  readonly seq: number;
  readonly attempts: number;
  /** Code of the last failure. Not its message, which could contain personal data. */
  readonly error_code: string;
  /** Milliseconds since the epoch. */
  readonly parked_at: number;
}

/** Prices of one pair at one time, as decimal strings. */
export interface TickerSample {
  readonly pair_id: string;
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly last: string;
  readonly best_bid: string;
  readonly best_ask: string;
}

/** Samples of one pair, oldest first. Steps without samples are missing. */
export interface SampleSeries {
  /** Time of the pair's oldest stored sample, which can precede the series. */
  readonly since: number | null;
  readonly samples: readonly TickerSample[];
}

/** An encrypted signing secret of a webhook. */
export interface SealedSecret {
  readonly webhook_id: string;
  readonly version: number;
  readonly sealed: Uint8Array;
  /** Milliseconds since the epoch. `null` for the current secret. */
  readonly valid_until: number | null;
}

/** A user's action and its outcome. Contains no personal data and no secret. */
export interface AuditEntry {
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly subject: string;
  /** An operation's name, or an action of the kit. */
  readonly action: string;
  /** The resource that the action changed. */
  readonly resource: string | null;
  /** `begun` before the change is sent, then `ok` or an error code. `refused` if the proxy did not send it. */
  readonly outcome: string;
  /** The reason of a refusal: a word such as `not_granted`, or an error code. */
  readonly reason?: string | null | undefined;
  /** The proxy's ID of the request. */
  readonly correlation_id?: string | null | undefined;
  /** Identifiers of input and result by name, such as `quote_id`. No other fields. */
  readonly identifiers?: Readonly<Record<string, string>> | undefined;
}

/** An entry in the chain. `hash` covers the entry, its number, its key and the previous hash. */
export interface AuditRecord extends AuditEntry {
  readonly reason: string | null;
  /** `null` in records from before correlation IDs existed. */
  readonly correlation_id: string | null;
  readonly identifiers: Readonly<Record<string, string>>;
  /** 1, 2, 3 and so on, without gaps. */
  readonly seq: number;
  /** `hash` of the previous record. Empty in the first. */
  readonly previous: string;
  /** Fingerprint of the key of `hash`. `null` if there is no key. */
  readonly key_id: string | null;
  /** HMAC-SHA256 with the key, or SHA-256 without one, in hexadecimal. */
  readonly hash: string;
}

/** The hash of one record, to be stored outside the store. */
export interface AuditCheckpoint {
  readonly seq: number;
  readonly hash: string;
  /** Time of the record, in milliseconds since the epoch. */
  readonly time: number;
}

/** Topics of wake-ups. The listener reads the change from the store. */
export const wakeTopics = ["events", "secrets", "approvals"] as const;

export type WakeTopic = (typeof wakeTopics)[number];

/**
 * The proxy's storage. A resolved write is committed, and on disk if the store has one. Every method rejects with a
 * `StoreError`.
 */
export interface Store extends ApprovalStore, BalanceStore, PaymentBatchStore {
  /** Whether proxies on other machines can use the same data. */
  readonly isShared: boolean;
  /** Why production refuses this store unless `unsafe` accepts it. `undefined` if production accepts it. */
  readonly unsafe?: "memory-store" | "postgres-without-tls" | undefined;

  /**
   * Stores events. Of several with the same ID, the first is stored. Concurrent calls share one commit and one result.
   * After a rejection some events may be stored, and it is safe to retry the call. Resolves to the events whose ID is
   * already stored with another body.
   */
  appendEvents(events: readonly NewEvent[]): Promise<ReadonlySet<NewEvent>>;
  /** Events with a sequence number above `after`, in order. */
  readEvents(parameters: { after: number; limit: number }): Promise<readonly StoredEvent[]>;
  /**
   * The range of valid cursors, inclusive. A cursor below `oldest` has missed deleted events. A cursor above `newest`
   * comes from another store. `newest` is the highest sequence number ever stored.
   */
  readEventBounds(): Promise<{ readonly oldest: number; readonly newest: number }>;
  /** The stored events with these IDs, in any order. */
  findEvents(ids: readonly string[]): Promise<readonly StoredEvent[]>;
  /**
   * Deletes up to `limit` events received before a time, oldest first, including parked ones. Keeps events that a
   * handler has not finished. Resolves to the number of deleted events.
   */
  deleteEvents(parameters: { before: number; limit: number }): Promise<number>;

  /** `null` for an unknown handler. */
  readCursor(handler: string): Promise<Cursor | null>;
  /**
   * Moves a handler's cursor if it is still at `from`, and parks an event in the same transaction. Resolves to `false`,
   * without a change, if another instance moved it. `from: null` creates the cursor.
   */
  moveCursor(parameters: {
    handler: string;
    from: Cursor | null;
    to: Cursor;
    park?: ParkedEvent | undefined;
  }): Promise<boolean>;
  /** Parks an event without moving the handler's cursor. Replaces an earlier record of the same event. */
  park(parameters: { handler: string; event: ParkedEvent }): Promise<void>;
  /** A handler's parked events with a sequence number above `after`, in order. */
  readParked(parameters: { handler: string; after: number; limit: number }): Promise<readonly ParkedEvent[]>;
  /** Removes a parked event. Resolves to `false` if it is not parked. */
  unpark(parameters: { handler: string; seq: number }): Promise<boolean>;
  /** Every handler with a cursor, by name. */
  readHandlers(): Promise<readonly HandlerState[]>;
  /**
   * Deletes a handler's cursor and parked events, so that retention no longer waits for it. Resolves to `false` if the
   * handler is unknown.
   */
  dropHandler(handler: string): Promise<boolean>;

  /** Stores samples. Of several with the same pair and time, the first is stored. */
  appendSamples(samples: readonly TickerSample[]): Promise<void>;
  /** The last sample of each step (milliseconds, counted from the epoch) in `from <= time < to`, with its own time. */
  readSamples(parameters: { pair_id: string; from: number; to: number; step: number }): Promise<SampleSeries>;
  readSampledPairs(): Promise<readonly string[]>;
  /** Thins a pair's samples before a time to the last of each step, or deletes them if `step` is `null`. */
  thinSamples(parameters: { pair_id: string; before: number; step: number | null }): Promise<void>;

  /**
   * Stores a secret, replacing the same version. `previousValidUntil` becomes the end of lower versions that have none.
   */
  saveSecret(secret: SealedSecret, previousValidUntil?: number): Promise<void>;
  /** Replaces a secret's sealed bytes if they still equal `from`. Resolves to whether they did. */
  resealSecret(secret: { webhook_id: string; version: number; from: Uint8Array; to: Uint8Array }): Promise<boolean>;
  /** All secrets, the newest version of a webhook first. */
  readSecrets(): Promise<readonly SealedSecret[]>;
  /** Deletes the secrets of a webhook, or those that ended before a time. */
  deleteSecrets(parameters: { webhook_id: string } | { before: number }): Promise<void>;

  /**
   * Appends an entry to the chain, which all instances share. Concurrent calls share one commit. `key` is the audit
   * key: 32 random bytes as Base64. Rejects with `unkeyed` if the chain has a key and `key` is missing.
   */
  appendAudit(entry: AuditEntry, key?: string): Promise<AuditRecord>;
  /** Records with a number above `after`, in order. */
  readAudit(parameters: { after: number; limit: number }): Promise<readonly AuditRecord[]>;

  /** The store's time. `isIndependent`: it comes from another clock than the host's, such as a database server's. */
  readClock(): Promise<{ readonly now: number; readonly isIndependent: boolean }>;
  /** Acquires or renews a lease for `ttl` milliseconds. Resolves to `false` if another holder has it. */
  lease(parameters: { name: string; holder: string; ttl: number }): Promise<boolean>;
  /** Releases a lease early. */
  release(parameters: { name: string; holder: string }): Promise<void>;

  /**
   * Shares a value with other instances, such as the newest ticker. A database crash can lose it. It expires after `ttl`
   * milliseconds. Default: it does not expire.
   */
  writeShared(parameters: { name: string; value: string; ttl?: number | undefined }): Promise<void>;
  /** `null` if there is no value. */
  readShared(name: string): Promise<string | null>;
  /**
   * Stores the idempotency key of an intent, unless one is stored. Resolves to the stored key. Durable. It can be deleted
   * after `ttl` milliseconds.
   */
  keepKey(parameters: { intent: string; key: string; ttl: number }): Promise<string>;
  /** The stored idempotency key of an intent. `null` without one. */
  findKey(intent: string): Promise<string | null>;
  /** Deletes the shared values and the idempotency keys that have expired. */
  deleteExpiredShared(): Promise<void>;

  /**
   * Calls the listener after a change, here or in another instance, and sometimes without one. Returns a function that
   * removes the listener. A call has no data: the listener reads after its cursor.
   */
  onWake(listener: (topic: WakeTopic) => void): () => void;

  /** Whether changes of other instances arrive as wake-ups. `false`: polling finds them. Default: they arrive. */
  isNotified?(): boolean;

  /** Writes to the store. Resolves if that works. */
  check(): Promise<void>;
  /** Closes the store. Pending calls finish or reject. Call nothing after it. */
  close(): Promise<void>;
}
