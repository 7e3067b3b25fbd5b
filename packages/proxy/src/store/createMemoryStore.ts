import { type AuditKey, auditText, importAuditKey, sha256 } from "./auditChain.ts";
import { createListeners } from "./createListeners.ts";
import { createMemoryApprovals } from "./createMemoryApprovals.ts";
import { createMemorySamples } from "./createMemorySamples.ts";
import type {
  AuditEntry,
  AuditRecord,
  Cursor,
  NewEvent,
  ParkedEvent,
  SealedSecret,
  Store,
  StoredEvent,
  WakeTopic,
} from "./Store.ts";
import { checkAuditEntry, checkText, StoreError } from "./StoreError.ts";
import { sameBytes } from "./sameBytes.ts";

export interface CreateMemoryStoreParameters {
  /** Milliseconds since the epoch. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
}

/** Creates a store that is lost when the process ends, for development, tests and browsers. */
export function createMemoryStore({ now = Date.now }: CreateMemoryStoreParameters = {}): Store {
  // Without gaps, so that an event's index follows from its sequence number.
  const events: StoredEvent[] = [];
  const known = new Map<string, StoredEvent>();
  const cursors = new Map<string, Cursor>();
  let parked: readonly (readonly [handler: string, event: ParkedEvent])[] = [];
  const audit: AuditRecord[] = [];
  const leases = new Map<string, { readonly holder: string; readonly until: number }>();
  const shared = new Map<string, { readonly value: string; readonly expiresAt: number }>();
  const listeners = createListeners<WakeTopic>();
  let secrets: readonly SealedSecret[] = [];
  let oldest = 0;
  let linking: Promise<unknown> = Promise.resolve();

  const auditKeys = new Map<string, Promise<AuditKey>>();

  function readKey(base64: string): Promise<AuditKey> {
    const key = auditKeys.get(base64) ?? importAuditKey(base64);
    auditKeys.set(base64, key);
    return key;
  }

  async function link(entry: AuditEntry, base64: string | undefined): Promise<AuditRecord> {
    const last = audit.at(-1);
    const key = base64 === undefined ? undefined : await readKey(base64);
    if (key === undefined && typeof last?.key_id === "string") throw new StoreError("unkeyed");
    const { time, subject, action, resource, outcome, reason = null, correlation_id = null, identifiers = {} } = entry;
    const what = { time, subject, action, resource, outcome, reason, correlation_id, identifiers };
    const linked = { ...what, seq: audit.length + 1, previous: last?.hash ?? "", key_id: key?.id ?? null };
    const text = auditText(linked);
    const record = { ...linked, hash: await (key === undefined ? sha256(text) : key.hash(text)) };
    audit.push(record);
    return record;
  }

  function addParked(handler: string, event: ParkedEvent): void {
    const others = parked.filter(([by, { seq }]) => by !== handler || seq !== event.seq);
    parked = [...others, [handler, event] as const].toSorted(([, one], [, other]) => one.seq - other.seq);
  }

  return {
    isShared: false,
    unsafe: "memory-store",

    async appendEvents(batch) {
      for (const { id, type, occurred_at } of batch) checkText(id, type, occurred_at);
      const before = known.size;
      const changed = new Set<NewEvent>();
      for (const event of batch) {
        const first = known.get(event.id);
        if (first === undefined) {
          // The body may be a view of a larger buffer, which would stay in memory.
          const stored = { ...event, body: event.body.slice(), seq: oldest + events.length + 1 };
          known.set(event.id, stored);
          events.push(stored);
        } else if (!sameBytes(first.body, event.body)) changed.add(event);
      }
      if (known.size > before) listeners.call("events");
      return changed;
    },
    async findEvents(ids) {
      return ids.map((id) => known.get(id)).filter((event) => event !== undefined);
    },
    async readEvents({ after, limit }) {
      const first = Math.max(0, after - oldest);
      return events.slice(first, first + limit);
    },
    async readEventBounds() {
      return { oldest, newest: oldest + events.length };
    },
    async deleteEvents({ before, limit }) {
      const handled = Math.min(...Array.from(cursors.values(), ({ seq }) => seq));
      const endIndex = events.findIndex(({ seq, received_at }) => received_at >= before || seq > handled);
      const past = events.splice(0, Math.min(limit, endIndex === -1 ? events.length : endIndex));
      for (const { id } of past) known.delete(id);
      oldest += past.length;
      parked = parked.filter(([, { seq }]) => seq > oldest);
      return past.length;
    },

    async readCursor(handler) {
      return cursors.get(handler) ?? null;
    },
    async moveCursor({ handler, from, to, park }) {
      const current = cursors.get(handler);
      if (current?.seq !== from?.seq || current?.attempts !== from?.attempts) return false;
      cursors.set(handler, to);
      if (park !== undefined) addParked(handler, park);
      return true;
    },
    async park({ handler, event }) {
      addParked(handler, event);
    },
    async readParked({ handler, after, limit }) {
      return parked
        .filter(([by, { seq }]) => by === handler && seq > after)
        .map(([, event]) => event)
        .slice(0, limit);
    },
    async unpark({ handler, seq }) {
      const before = parked.length;
      parked = parked.filter(([by, event]) => by !== handler || event.seq !== seq);
      return parked.length < before;
    },
    async readHandlers() {
      return Array.from(cursors, ([handler, cursor]) => {
        const next = events[Math.max(0, cursor.seq - oldest)];
        return { handler, ...cursor, waiting_since: next?.received_at ?? null };
      }).toSorted((one, other) => (one.handler < other.handler ? -1 : 1));
    },
    async dropHandler(handler) {
      parked = parked.filter(([by]) => by !== handler);
      return cursors.delete(handler);
    },

    ...createMemorySamples(),

    async saveSecret(secret, previousValidUntil) {
      const { webhook_id, version } = secret;
      const others = secrets
        .filter((other) => other.webhook_id !== webhook_id || other.version !== version)
        .map((other) => {
          const isFormer = other.webhook_id === webhook_id && other.version < version;
          return isFormer ? { ...other, valid_until: other.valid_until ?? previousValidUntil ?? null } : other;
        });
      secrets = [...others, secret].toSorted(
        (a, b) => a.webhook_id.localeCompare(b.webhook_id) || b.version - a.version,
      );
      listeners.call("secrets");
    },
    async resealSecret({ webhook_id, version, from, to }) {
      const found = secrets.find((secret) => secret.webhook_id === webhook_id && secret.version === version);
      if (!found || !sameBytes(found.sealed, from)) return false;
      secrets = secrets.map((secret) => (secret === found ? { ...secret, sealed: to } : secret));
      return true;
    },
    async readSecrets() {
      return secrets;
    },
    async deleteSecrets(which) {
      const remaining = secrets.filter(({ webhook_id, valid_until }) =>
        "before" in which ? valid_until === null || valid_until >= which.before : webhook_id !== which.webhook_id,
      );
      if (remaining.length < secrets.length) listeners.call("secrets");
      secrets = remaining;
    },

    async appendAudit(entry, key) {
      checkAuditEntry(entry);
      const record = linking.then(() => link(entry, key));
      // A failed entry must not block later ones.
      linking = record.catch(() => undefined);
      return record;
    },
    async readAudit({ after, limit }) {
      return audit.slice(after, after + limit);
    },

    ...createMemoryApprovals(() => listeners.call("approvals")),

    async readClock() {
      return { now: now(), isIndependent: false };
    },
    async lease({ name, holder, ttl }) {
      const current = leases.get(name);
      if (current !== undefined && current.holder !== holder && current.until > now()) return false;
      leases.set(name, { holder, until: now() + ttl });
      return true;
    },
    async release({ name, holder }) {
      if (leases.get(name)?.holder === holder) leases.delete(name);
    },

    async writeShared({ name, value, ttl = Number.POSITIVE_INFINITY }) {
      shared.set(name, { value, expiresAt: now() + ttl });
    },
    async readShared(name) {
      const found = shared.get(name);
      return found && found.expiresAt > now() ? found.value : null;
    },
    async keepKey({ intent, key, ttl }) {
      const kept = shared.get(`key ${intent}`) ?? { value: key, expiresAt: now() + ttl };
      shared.set(`key ${intent}`, kept);
      return kept.value;
    },
    async findKey(intent) {
      return shared.get(`key ${intent}`)?.value ?? null;
    },
    async deleteExpiredShared() {
      for (const [name, { expiresAt }] of shared) if (expiresAt <= now()) shared.delete(name);
    },

    onWake: listeners.add,
    check: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
