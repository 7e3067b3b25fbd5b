/** A verified webhook event, before it is kept. */
export interface NewEvent {
  /** The `webhook-id`. An event is kept once, however often it is delivered. */
  readonly id: string;
  readonly type: string;
  /** As it stands in the body. */
  readonly occurred_at: string;
  /** Milliseconds since the epoch. */
  readonly received_at: number;
  /** The exact bytes that were signed. */
  readonly body: Uint8Array;
}

/** An event as it is kept. */
export interface StoredEvent extends NewEvent {
  /** Grows with each event; some numbers are never used. Whoever sees a number has been able to see all lower ones. */
  readonly seq: number;
}

/** How far a handler of events has come. */
export interface Cursor {
  /** The last event that is done with; 0 before the first. */
  readonly seq: number;
  /** Attempts begun on the next event. */
  readonly attempts: number;
}

/** A handler of events, and what it has still to do. */
export interface HandlerState extends Cursor {
  readonly handler: string;
  /** When its next event was received, in milliseconds since the epoch; `null` if there is none. */
  readonly waiting_since: number | null;
}

/** An event a handler failed on so often that it was set aside. */
export interface ParkedEvent {
  readonly seq: number;
  readonly attempts: number;
  /** Code of the last failure; never a message, which could hold personal data. */
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

/** Samples of one pair, oldest first. Where nothing was sampled, nothing stands. */
export interface SampleSeries {
  /** Time of the pair's oldest sample, in the series or before it. */
  readonly since: number | null;
  readonly samples: readonly TickerSample[];
}

/** A webhook's signing secret, encrypted before it came here. */
export interface SealedSecret {
  readonly webhook_id: string;
  readonly version: number;
  readonly sealed: Uint8Array;
  /** Milliseconds since the epoch; `null` while it is the current one. */
  readonly valid_until: number | null;
}

/** Who did what, and how it ended. Holds no personal data and no secret. */
export interface AuditEntry {
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly subject: string;
  /** An operation's name, or what the kit did by itself. */
  readonly action: string;
  /** What it was done to. */
  readonly resource: string | null;
  /** `begun` before the change is sent, then `ok` or an error code. `refused` if the proxy did not send it. */
  readonly outcome: string;
  /** Why the proxy refused: a reason such as `not_granted`, or an error code. */
  readonly reason?: string | null | undefined;
  /** The proxy's ID of the request. */
  readonly correlation_id?: string | null | undefined;
  /** Identifiers of input and result by name, such as `quote_id`. Never anything else of them. */
  readonly identifiers?: Readonly<Record<string, string>> | undefined;
}

/** An entry in the chain: `hash` covers the entry, its number, its key and the hash before it. */
export interface AuditRecord extends AuditEntry {
  readonly reason: string | null;
  /** Null in records of before there were correlation IDs. */
  readonly correlation_id: string | null;
  readonly identifiers: Readonly<Record<string, string>>;
  /** 1, 2, 3 and so on: none is missing. */
  readonly seq: number;
  /** `hash` of the record before; empty in the first. */
  readonly previous: string;
  /** Fingerprint of the key that `hash` is made with. Null if it is made without one. */
  readonly key_id: string | null;
  /** HMAC-SHA256 under the key, or SHA-256 without one, in hexadecimal. */
  readonly hash: string;
}

/** The hash of one record, to be kept outside the store. */
export interface AuditCheckpoint {
  readonly seq: number;
  readonly hash: string;
  /** Of the record, in milliseconds since the epoch. */
  readonly time: number;
}

/** What can change. A listener looks up by itself what did. */
export const wakeTopics = ["events", "secrets"] as const;

export type WakeTopic = (typeof wakeTopics)[number];

/**
 * What the proxy remembers. Every promise that resolves for a write says: it is committed, and on disk where there is
 * one. Every method rejects with a `StoreError`.
 */
export interface Store {
  /** Whether proxies on other machines may work on the same data. */
  readonly isShared: boolean;
  /** Why production refuses this store, unless the proxy's `unsafe` accepts it. `undefined` if production takes it. */
  readonly unsafe?: "memory-store" | "postgres-without-tls" | undefined;

  /**
   * Stores events; of several with one ID, the first. Calls that meet share one commit and one result. The events of one
   * call are not a unit: when it rejects, some may have been stored, and giving them again is safe. Resolves to those of
   * the given events whose ID is stored with another body.
   */
  appendEvents(events: readonly NewEvent[]): Promise<ReadonlySet<NewEvent>>;
  /** Events with a sequence above `after`, in sequence. */
  readEvents(parameters: { after: number; limit: number }): Promise<readonly StoredEvent[]>;
  /**
   * Which cursors can be read on from, both ends included: one below `oldest` has missed deleted events, one above
   * `newest` comes from another store. `newest` is the highest sequence there is, or was.
   */
  readEventBounds(): Promise<{ readonly oldest: number; readonly newest: number }>;
  /** The stored events among some IDs, in any order. */
  findEvents(ids: readonly string[]): Promise<readonly StoredEvent[]>;
  /**
   * Deletes, from the oldest on, at most `limit` events received before a time, parked or not, and none that a handler
   * with a cursor has still to handle. Resolves to how many.
   */
  deleteEvents(parameters: { before: number; limit: number }): Promise<number>;

  /** `null` for a handler never seen. */
  readCursor(handler: string): Promise<Cursor | null>;
  /**
   * Moves a handler's cursor, where it still stands at `from`, and parks an event along with it. Resolves to `false`,
   * with nothing changed, where another instance moved it. `from: null` makes the cursor.
   */
  moveCursor(parameters: {
    handler: string;
    from: Cursor | null;
    to: Cursor;
    park?: ParkedEvent | undefined;
  }): Promise<boolean>;
  /** Parks an event for a handler without moving its cursor, in place of an earlier record of the same event. */
  park(parameters: { handler: string; event: ParkedEvent }): Promise<void>;
  /** A handler's parked events with a sequence above `after`, in sequence. */
  readParked(parameters: { handler: string; after: number; limit: number }): Promise<readonly ParkedEvent[]>;
  /** Takes an event out of the parked ones. Resolves to `false` where it is not among them any more. */
  unpark(parameters: { handler: string; seq: number }): Promise<boolean>;
  /** Every handler that has a cursor, by name. */
  readHandlers(): Promise<readonly HandlerState[]>;
  /**
   * Forgets a handler, with its cursor and its parked events, so that retention no longer waits for it. Resolves to
   * `false` if it is not known.
   */
  dropHandler(handler: string): Promise<boolean>;

  /** Keeps samples; of one pair and time the first. */
  appendSamples(samples: readonly TickerSample[]): Promise<void>;
  /** The last sample of each step (milliseconds, counted from the epoch) in `from <= time < to`, with its own time. */
  readSamples(parameters: { pair_id: string; from: number; to: number; step: number }): Promise<SampleSeries>;
  readSampledPairs(): Promise<readonly string[]>;
  /** Thins a pair's samples before a time to the last of each step, or deletes them where `step` is `null`. */
  thinSamples(parameters: { pair_id: string; before: number; step: number | null }): Promise<void>;

  /**
   * Keeps a secret in place of the same version. Where `previousValidUntil` is given, lower versions of the webhook
   * that had no end get it.
   */
  saveSecret(secret: SealedSecret, previousValidUntil?: number): Promise<void>;
  /** Puts `to` in place of a secret's sealed bytes if they still are `from`. Resolves to whether they were. */
  resealSecret(secret: { webhook_id: string; version: number; from: Uint8Array; to: Uint8Array }): Promise<boolean>;
  /** All of them, the newest version of a webhook first. */
  readSecrets(): Promise<readonly SealedSecret[]>;
  /** Forgets the secrets of a webhook, or those whose end lies before a time. */
  deleteSecrets(parameters: { webhook_id: string } | { before: number }): Promise<void>;

  /**
   * Puts an entry at the end of the chain; several instances make one chain. Calls that meet share one commit. `key` is the audit
   * key: 32 random bytes as Base64. Rejects with `unkeyed` if the chain has a key and none is given.
   */
  appendAudit(entry: AuditEntry, key?: string): Promise<AuditRecord>;
  /** Records with a number above `after`, in order. */
  readAudit(parameters: { after: number; limit: number }): Promise<readonly AuditRecord[]>;

  /** The time of the store. `isIndependent`: it comes from a clock other than the host's, as that of a database server. */
  readClock(): Promise<{ readonly now: number; readonly isIndependent: boolean }>;
  /** Takes or prolongs a lease for `ttl` milliseconds. Resolves to `false` while another holder has it. */
  lease(parameters: { name: string; holder: string; ttl: number }): Promise<boolean>;
  /** Gives a lease back early. */
  release(parameters: { name: string; holder: string }): Promise<void>;

  /** Passes a value on to other instances, such as the newest ticker. May be lost when the database crashes. */
  writeShared(parameters: { name: string; value: string }): Promise<void>;
  /** `null` where there is none. */
  readShared(name: string): Promise<string | null>;

  /**
   * Calls back after something changed, here or in another instance, and sometimes when nothing did. Returns how to
   * stop. The call carries nothing: what is missed is found by reading after the cursor.
   */
  onWake(listener: (topic: WakeTopic) => void): () => void;

  /** Really writes. Resolves where that works. */
  check(): Promise<void>;
  /** Lets go of everything. What is under way is ended or rejects; nothing may be called after it. */
  close(): Promise<void>;
}
