import { isOperationName, type OperationName, operations } from "@partner-kit/contract";
import { HttpError } from "../http/HttpError.ts";
import { openEach, openSealed } from "../keyService/openSealed.ts";
import type { Settings } from "../settings/settings.ts";
import type { ReadApprovalsParameters, StoredApproval } from "../store/ApprovalStore.ts";
import { type ApprovalRecord, LINE_SCOPE } from "./ApprovalRecord.ts";
import { fingerprintText } from "./intent.ts";

export interface CreateApprovalRecordsParameters extends Pick<Settings, "store" | "secretBox" | "logger"> {
  /** Called after each change of a status in this instance, also for a new approval. */
  readonly onChange: (record: ApprovalRecord) => void;
}

/** Approvals in the store. The store's copy of each is encrypted and cannot be changed undetected. */
export interface ApprovalRecords {
  /**
   * Resolves to `false` if a request with the same ID or fingerprint is stored, or if the payment batch has another
   * revision.
   */
  insert(record: ApprovalRecord, batchRevision?: number): Promise<boolean>;
  /** Changes a record. Resolves to the new record, or `undefined` if it changed in the meantime. */
  change(record: ApprovalRecord, changes: Partial<ApprovalRecord>): Promise<ApprovalRecord | undefined>;
  /** Throws an `HttpError` if it cannot be decrypted, or the key service fails. */
  find(by: { readonly id: string } | { readonly fingerprint: string }): Promise<ApprovalRecord | undefined>;
  /** Newest first. Omits records that cannot be decrypted. Throws an `HttpError` if the key service fails. */
  list(parameters: ReadApprovalsParameters): Promise<readonly ApprovalRecord[]>;
  /** Records that expired, or that have to be sent. Throws an `HttpError` if the key service fails. */
  listDue(now: number): Promise<readonly ApprovalRecord[]>;
  /**
   * Encrypts each record with the first store key, so that the others can be removed. Resolves to whether all of them are.
   * Rejects with a `StoreError`.
   */
  reseal(): Promise<boolean>;
}

// Records that cannot be decrypted stay due, and must not displace the others.
const DUE_MAX = 1_000;
const DUE_LIMIT = 6_400;
const PAGE = 1_000;
const LINE_REASON = "The proxy does not know whether the service accepted this withdrawal.";
const CANNOT_OPEN =
  "A stored approval cannot be decrypted: its store key was removed, or it was changed in the store. Add the former key to `storeKeys`.";

/** Creates the access to stored approvals. */
export function createApprovalRecords(parameters: CreateApprovalRecordsParameters): ApprovalRecords {
  const { store, secretBox, logger, onChange } = parameters;
  const logged = new Set<string>();

  async function seal(record: ApprovalRecord): Promise<StoredApproval> {
    if (!secretBox) throw new Error("Approvals need a store key.");
    const { id, revision, created_at, subject, operation, scope, status, fingerprint, batch_id = null } = record;
    const sealed = await secretBox.seal({ text: JSON.stringify(record), label: labelOf(record) });
    const facts = { id, revision, created_at, subject, operation, scope, status, fingerprint, batch_id };
    return { ...facts, due_at: dueAt(record), sealed };
  }

  async function open(stored: StoredApproval): Promise<ApprovalRecord | undefined> {
    const { id, sealed } = stored;
    try {
      if (!secretBox) throw new Error("Approvals need a store key.");
      // Generic boundary: `seal` wrote it.
      const record = JSON.parse(await openSealed(secretBox, { sealed, label: labelOf(stored) })) as ApprovalRecord;
      // A status that was changed in the store must not count.
      const isSame =
        record.status === stored.status && record.subject === stored.subject && record.scope === stored.scope;
      if (!isSame || (record.batch_id ?? null) !== stored.batch_id)
        throw new Error("The columns of an approval were changed.");
      return record;
    } catch (error) {
      if (error instanceof HttpError) throw error;
      if (!logged.has(id)) logger.error({ approval_id: id }, CANNOT_OPEN);
      logged.add(id);
      return undefined;
    }
  }

  async function isCurrent(stored: StoredApproval): Promise<boolean> {
    return (await secretBox?.isCurrent({ sealed: stored.sealed, label: labelOf(stored) })) ?? true;
  }

  /** `null` if another approval has it, because two instances stored the same request with different keys. */
  async function currentFingerprint(record: ApprovalRecord, operation: OperationName): Promise<string | null> {
    const text = fingerprintText({ ...record, operation: operations[operation] });
    const [fingerprint] = (await secretBox?.fingerprints(text)) ?? [];
    const found = fingerprint === undefined ? null : await store.findApproval({ fingerprint });
    return fingerprint === undefined || (found && found.id !== record.id) ? null : fingerprint;
  }

  async function* readAll(): AsyncGenerator<StoredApproval> {
    let page: readonly StoredApproval[] = [];
    do {
      page = await store.readApprovals({ after: page.at(-1), limit: PAGE });
      yield* page;
    } while (page.length === PAGE);
  }

  return {
    async insert(record, batchRevision) {
      const isInserted = await store.insertApproval(await seal(record), batchRevision);
      if (isInserted) onChange(record);
      return isInserted;
    },
    async change(record, changes) {
      const status = changes.status ?? record.status;
      // Of a line that nobody had to decide about, a person has to find out what happened.
      const isDoubtful = record.scope === "" && status === "outcome_unknown";
      const decider = isDoubtful && ({ scope: LINE_SCOPE, reason: LINE_REASON } as const);
      const next: ApprovalRecord = { ...record, ...changes, ...decider, revision: record.revision + 1 };
      if (!(await store.replaceApproval(await seal(next)))) return undefined;
      if (next.status !== record.status) onChange(next);
      return next;
    },
    async find(by) {
      const stored = await store.findApproval(by);
      if (!stored) return undefined;
      const record = await open(stored);
      if (record) return record;
      const message = "This approval cannot be decrypted. The proxy's log has the reason.";
      throw new HttpError({ code: "STORE_UNAVAILABLE", message });
    },
    list: async (read) => (secretBox ? openEach(await store.readApprovals(read), open) : []),
    async listDue(now) {
      for (let limit = DUE_MAX; ; limit *= 2) {
        const stored = await store.readDueApprovals({ now, limit });
        const found = await openEach(stored, open);
        // Records that cannot be decrypted stay due. They must not hide the others.
        if (found.length > 0 || stored.length < limit || limit >= DUE_LIMIT) return found;
      }
    },
    async reseal() {
      logged.clear();
      for await (const stored of readAll()) {
        const record = (await isCurrent(stored)) ? undefined : await open(stored);
        // Each step of an execution seals the record again.
        if (!record || record.status === "executing" || !isOperationName(record.operation)) continue;
        const fingerprint = record.fingerprint === null ? null : await currentFingerprint(record, record.operation);
        const next = { ...record, fingerprint, revision: record.revision + 1 };
        await store.replaceApproval(await seal(next));
      }
      // Read again, because other writers may have sealed some.
      for await (const stored of readAll()) if (!(await isCurrent(stored))) return false;
      return true;
    },
  };
}

/** When the proxy has to look at it again: it expires, or it is to be sent. */
function dueAt({ status, expires_at, retry_at }: ApprovalRecord): number | null {
  if (status === "pending") return expires_at;
  return status === "approved" || status === "executing" ? retry_at : null;
}

/** The revision is part of it, so that an older copy cannot replace a newer one. */
function labelOf({ id, revision }: Pick<StoredApproval, "id" | "revision">): string {
  return `approval ${id} ${revision}`;
}
