import { createHash, createHmac } from "node:crypto";
import { auditText, KEY_ID_LENGTH, KEY_ID_TEXT, sortedIdentifiers } from "../auditChain.ts";
import type { AuditEntry, AuditRecord, Store } from "../Store.ts";
import { checkAuditEntry, StoreError } from "../StoreError.ts";
import type { Driver, TransactionSteps } from "./Driver.ts";
import { query, sql } from "./sql.ts";

export interface CreateSqlAuditParameters {
  readonly driver: Driver;
  /** Batches concurrent calls. */
  readonly share: <TItem, TResult>(
    call: (items: readonly TItem[]) => Promise<TResult>,
  ) => (item: TItem) => Promise<TResult>;
}

/** An entry to append to the chain. */
interface Append {
  readonly entry: AuditEntry;
  readonly key: string | undefined;
}

interface AuditRow extends Omit<AuditRecord, "identifiers"> {
  readonly identifiers: string | null;
}

interface NodeKey {
  readonly id: string;
  readonly hash: (text: string) => string;
}

/** Creates the audit part of a SQL store. */
export function createSqlAudit({ driver, share }: CreateSqlAuditParameters): Pick<Store, "appendAudit" | "readAudit"> {
  const audit = { verbatim: driver.dialect.table("audit") };
  const keys = new Map<string, NodeKey>();

  function readKey(base64: string): NodeKey {
    const key = keys.get(base64) ?? importKey(base64);
    keys.set(base64, key);
    return key;
  }

  /** Reads the end of the chain in the transaction that appends to it, so that concurrent writers share one chain. */
  function* chain(appends: readonly Append[]): TransactionSteps<ReadonlyMap<Append, AuditRecord | StoreError>> {
    const ends = yield* query<AuditRow>(sql`SELECT seq, hash, key_id FROM ${audit} ORDER BY seq DESC LIMIT 1`);
    let last: Pick<AuditRow, "seq" | "hash" | "key_id"> = ends[0] ?? { seq: 0, hash: "", key_id: null };
    const results = new Map<Append, AuditRecord | StoreError>();
    for (const append of appends) {
      const key = append.key === undefined ? undefined : readKey(append.key);
      if (key === undefined && last.key_id !== null) {
        results.set(append, new StoreError("unkeyed"));
        continue;
      }
      const { time, subject, action, resource, outcome, reason = null, correlation_id = null } = append.entry;
      const { identifiers = {} } = append.entry;
      const what = { time, subject, action, resource, outcome, reason, correlation_id, identifiers };
      const linked = { ...what, seq: last.seq + 1, previous: last.hash, key_id: key?.id ?? null };
      const text = auditText(linked);
      const record = { ...linked, hash: key === undefined ? sha256(text) : key.hash(text) };
      yield* query(sql`INSERT INTO ${audit} (seq, previous, time, subject, action, resource, outcome, reason,
          correlation_id, identifiers, key_id, hash)
        VALUES (${record.seq}, ${record.previous}, ${time}, ${subject}, ${action}, ${resource}, ${outcome}, ${reason},
          ${correlation_id}, ${writeIdentifiers(identifiers)}, ${record.key_id}, ${record.hash})`);
      results.set(append, record);
      last = record;
    }
    return results;
  }

  const appendAll = share((appends: readonly Append[]) =>
    driver.transact({ lock: "audit", steps: () => chain(appends) }),
  );

  return {
    async appendAudit(entry, key) {
      checkAuditEntry(entry);
      const append = { entry, key };
      const result = (await appendAll(append)).get(append) ?? new StoreError("failed");
      if (result instanceof StoreError) throw result;
      return result;
    },
    readAudit: createAuditReader(driver),
  };
}

/** Reads records of the chain, outside or inside a transaction. */
export function createAuditReader({ dialect, run }: Pick<Driver, "dialect" | "run">): Store["readAudit"] {
  const audit = { verbatim: dialect.table("audit") };
  return async ({ after, limit }) => {
    // Generic boundary, as in `query`.
    const rows = (await run(sql`SELECT seq, time, subject, action, resource, outcome, reason, correlation_id,
      identifiers, previous, key_id, hash FROM ${audit} WHERE seq > ${after} ORDER BY seq LIMIT ${limit}`)) as
      // The statement selects exactly these columns.
      readonly (AuditRow & Record<string, unknown>)[];
    return rows.map((row) => ({ ...row, identifiers: readIdentifiers(row.identifiers) }));
  };
}

function importKey(base64: string): NodeKey {
  const bytes = Buffer.from(base64, "base64");
  const hash = (text: string): string => createHmac("sha256", bytes).update(text).digest("hex");
  return { id: hash(KEY_ID_TEXT).slice(0, KEY_ID_LENGTH), hash };
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function writeIdentifiers(identifiers: AuditRecord["identifiers"]): string | null {
  const pairs = sortedIdentifiers(identifiers);
  return pairs.length === 0 ? null : JSON.stringify(Object.fromEntries(pairs));
}

/** Parses identifiers. A column that was changed by hand stays readable and breaks the chain. */
function readIdentifiers(text: string | null): AuditRecord["identifiers"] {
  if (text === null) return {};
  const value = parseObject(text);
  const entries = Object.entries(value ?? {}).filter(isPair);
  return entries.length > 0 ? Object.fromEntries(entries) : { unreadable: text };
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function isPair(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === "string";
}
