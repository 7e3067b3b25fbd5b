import { type AuditKey, auditText, importAuditKey, sha256 } from "./auditChain.ts";
import type { AuditCheckpoint, AuditRecord, Store } from "./Store.ts";

export interface VerifyAuditParameters {
  readonly store: Pick<Store, "readAudit">;
  /** Audit keys, as set in `auditKey`. Include former keys if you replaced the key. Default: none. */
  readonly keys?: readonly string[] | undefined;
  /** Checkpoints from outside the store. They reveal a cut end and a rewritten chain. */
  readonly checkpoints?: readonly AuditCheckpoint[] | undefined;
}

/** Why a chain is not intact. */
export type AuditProblem =
  /** A record was changed, removed, moved or forged. */
  | "changed"
  /** A record has no key after an earlier one has, or `keys` is set and no record has a key. */
  | "unkeyed"
  /** A record's key is not in `keys`. */
  | "unknown_key"
  /** A record differs from a checkpoint. */
  | "checkpoint"
  /** A checkpoint names a record beyond the end of the chain. */
  | "cut";

/** The result of a check. `brokenAt` is the number of the first invalid record. */
export type VerifyAuditReturnType =
  | {
      readonly isIntact: true;
      /** The last record. `seq` is 0 in an empty chain. */
      readonly last: { readonly seq: number; readonly hash: string };
      /** The first record with a key. `null` if the chain has no key, so that it could be rewritten undetected. */
      readonly keyedFrom: number | null;
    }
  | { readonly isIntact: false; readonly brokenAt: number; readonly problem: AuditProblem };

/** Recomputes the whole audit chain and compares it. Records before the first key are checked without a key. */
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
  // Otherwise anyone with write access to the store could replace it with a chain without keys.
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
