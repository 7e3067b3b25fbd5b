import { HttpError } from "../http/HttpError.ts";
import type { Settings } from "../settings/settings.ts";
import type { ReadApprovalsParameters, StoredApproval } from "../store/ApprovalStore.ts";
import type { ApprovalRecord } from "./ApprovalRecord.ts";

export interface CreateApprovalRecordsParameters extends Pick<Settings, "store" | "secretBox" | "logger"> {
  /** Called after each change of a status in this instance, also for a new approval. */
  readonly onChange: (record: ApprovalRecord) => void;
}

/** Approvals in the store. The store's copy of each is encrypted and cannot be changed undetected. */
export interface ApprovalRecords {
  /** Resolves to `false` if a request with the same fingerprint is stored. */
  insert(record: ApprovalRecord): Promise<boolean>;
  /** Changes a record. Resolves to the new record, or `undefined` if it changed in the meantime. */
  change(record: ApprovalRecord, changes: Partial<ApprovalRecord>): Promise<ApprovalRecord | undefined>;
  /** Throws an `HttpError` if it cannot be decrypted. */
  find(by: { readonly id: string } | { readonly fingerprint: string }): Promise<ApprovalRecord | undefined>;
  /** Newest first. Omits records that cannot be decrypted. */
  list(parameters: ReadApprovalsParameters): Promise<readonly ApprovalRecord[]>;
  /** Records that expired, or that have to be sent. */
  listDue(now: number): Promise<readonly ApprovalRecord[]>;
}

const DUE_MAX = 100;
const CANNOT_OPEN =
  "A stored approval cannot be decrypted: its store key was removed, or it was changed in the store. Add the former key to `storeKeys`.";

/** Creates the access to stored approvals. */
export function createApprovalRecords(parameters: CreateApprovalRecordsParameters): ApprovalRecords {
  const { store, secretBox, logger, onChange } = parameters;
  const logged = new Set<string>();

  async function seal(record: ApprovalRecord): Promise<StoredApproval> {
    if (!secretBox) throw new Error("Approvals need a store key.");
    const { id, revision, created_at, subject, operation, scope, status, fingerprint } = record;
    const sealed = await secretBox.seal({ text: JSON.stringify(record), label: labelOf(record) });
    return { id, revision, created_at, subject, operation, scope, status, fingerprint, due_at: dueAt(record), sealed };
  }

  async function open(stored: StoredApproval): Promise<ApprovalRecord | undefined> {
    const { id, sealed } = stored;
    try {
      if (!secretBox) throw new Error("Approvals need a store key.");
      // Generic boundary: `seal` wrote it.
      const record = JSON.parse(await secretBox.open({ sealed, label: labelOf(stored) })) as ApprovalRecord;
      // A status that was changed in the store must not count.
      if (record.status !== stored.status || record.subject !== stored.subject || record.scope !== stored.scope)
        throw new Error("The columns of an approval were changed.");
      return record;
    } catch {
      if (!logged.has(id)) logger.error({ approval_id: id }, CANNOT_OPEN);
      logged.add(id);
      return undefined;
    }
  }

  async function openAll(stored: readonly StoredApproval[]): Promise<readonly ApprovalRecord[]> {
    return (await Promise.all(stored.map(open))).filter((record) => record !== undefined);
  }

  return {
    async insert(record) {
      const isInserted = await store.insertApproval(await seal(record));
      if (isInserted) onChange(record);
      return isInserted;
    },
    async change(record, changes) {
      const next = { ...record, ...changes, revision: record.revision + 1 };
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
    list: async (read) => (secretBox ? openAll(await store.readApprovals(read)) : []),
    listDue: async (now) => openAll(await store.readDueApprovals({ now, limit: DUE_MAX })),
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
