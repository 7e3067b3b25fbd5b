import { type AuditKey, auditText, importAuditKey, sha256 } from "./auditChain.ts";
import type { AuditCheckpoint, AuditRecord, Store } from "./Store.ts";

export interface VerifyAuditParameters {
  readonly store: Pick<Store, "readAudit">;
  /** Keys of the chain, as `auditKey` was set. Former ones too, if the key was replaced. Default: none. */
  readonly keys?: readonly string[] | undefined;
  /** Checkpoints kept outside the store. They reveal a cut end, and a chain that was written anew. */
  readonly checkpoints?: readonly AuditCheckpoint[] | undefined;
}

/** What is wrong with a chain. */
export type AuditProblem =
  /** A record was changed, removed, moved or forged. */
  | "changed"
  /** A record has no key although the chain had one by then, or no record has one although a key was given. */
  | "unkeyed"
  /** A record was made under a key that was not given. */
  | "unknown_key"
  /** A record differs from a checkpoint. */
  | "checkpoint"
  /** A checkpoint names a record beyond the end of the chain. */
  | "cut";

/** The result of a check. `brokenAt` is the number of the first record that does not fit. */
export type VerifyAuditReturnType =
  | {
      readonly isIntact: true;
      /** The end of the chain. `seq` is 0 in an empty one. */
      readonly last: { readonly seq: number; readonly hash: string };
      /** The first record under a key. Null if the chain is unkeyed: then it can be written anew unnoticed. */
      readonly keyedFrom: number | null;
    }
  | { readonly isIntact: false; readonly brokenAt: number; readonly problem: AuditProblem };

/** Computes the whole audit chain again and compares. Records before the first key are checked without one. */
export async function verifyAudit(parameters: VerifyAuditParameters): Promise<VerifyAuditReturnType> {
  const { store, keys: texts = [], checkpoints = [] } = parameters;
  const keys = new Map<string, AuditKey>();
  for (const text of texts) {
    const key = await importAuditKey(text);
    keys.set(key.id, key);
  }
  const expected = new Map<number, readonly string[]>();
  for (const { seq, hash } of checkpoints) expected.set(seq, [...(expected.get(seq) ?? []), hash]);
  let last = { seq: 0, hash: "" };
  let keyedFrom: number | null = null;
  for (;;) {
    const records = await store.readAudit({ after: last.seq, limit: 1_000 });
    if (records.length === 0) break;
    for (const record of records) {
      const { seq, previous, hash, key_id } = record;
      const isNext = seq === last.seq + 1 && previous === last.hash;
      const problem = isNext ? await problemOf(record, keys, keyedFrom !== null) : "changed";
      if (problem !== undefined) return { isIntact: false, brokenAt: last.seq + 1, problem };
      if (expected.get(seq)?.some((known) => known !== hash)) {
        return { isIntact: false, brokenAt: seq, problem: "checkpoint" };
      }
      if (key_id !== null) keyedFrom ??= seq;
      last = { seq, hash };
    }
  }
  if (checkpoints.some(({ seq }) => seq > last.seq)) {
    return { isIntact: false, brokenAt: last.seq + 1, problem: "cut" };
  }
  // Otherwise, whoever can write to the store could replace all of it with a chain that needs no key.
  if (keys.size > 0 && last.seq > 0 && keyedFrom === null) return { isIntact: false, brokenAt: 1, problem: "unkeyed" };
  return { isIntact: true, last, keyedFrom };
}

async function problemOf(
  record: AuditRecord,
  keys: ReadonlyMap<string, AuditKey>,
  isKeyed: boolean,
): Promise<AuditProblem | undefined> {
  const { key_id, hash } = record;
  if (key_id === null) {
    if (isKeyed) return "unkeyed";
    return hash === (await sha256(auditText(record))) ? undefined : "changed";
  }
  const key = keys.get(key_id);
  if (!key) return "unknown_key";
  return hash === (await key.hash(auditText(record))) ? undefined : "changed";
}
