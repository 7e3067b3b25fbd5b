import type { ApprovalEvent, ApprovalStore, StoredApproval } from "./ApprovalStore.ts";
import type { PaymentBatchStore, PaymentLineCount, StoredPaymentBatch } from "./PaymentBatchStore.ts";
import { checkText } from "./StoreError.ts";

/** Creates the part of a memory store for approvals and payment batches. `changed` is called after each event. */
export function createMemoryApprovals(changed: () => void): ApprovalStore & PaymentBatchStore {
  const approvals = new Map<string, StoredApproval>();
  const batches = new Map<string, StoredPaymentBatch & { readonly lines: Uint8Array }>();
  let events: readonly ApprovalEvent[] = [];
  let newest = 0;

  function append(event: Omit<ApprovalEvent, "seq">): void {
    newest += 1;
    events = [...events, { seq: newest, ...event }];
    changed();
  }

  function put(approval: StoredApproval): void {
    const { id, batch_id, status, subject, scope } = approval;
    const isChanged = approvals.get(id)?.status !== status;
    approvals.set(id, approval);
    if (isChanged) append({ approval_id: id, batch_id, status, subject, scope });
  }

  function putBatch(batch: StoredPaymentBatch, lines: Uint8Array): void {
    const { id, status, subject } = batch;
    batches.set(id, { ...batch, lines });
    append({ approval_id: id, batch_id: id, status, subject, scope: "" });
  }

  function linesOf(id: string): readonly StoredApproval[] {
    return Array.from(approvals.values()).filter(({ batch_id }) => batch_id === id);
  }

  function findByFingerprint(fingerprint: string | null): StoredApproval | undefined {
    if (fingerprint === null) return undefined;
    return Array.from(approvals.values()).find((approval) => approval.fingerprint === fingerprint);
  }

  return {
    async insertApproval(approval, batchRevision) {
      const { id, subject, operation, scope, status, fingerprint, batch_id } = approval;
      checkText(id, subject, operation, scope, status, fingerprint, batch_id);
      if (batchRevision !== undefined && batches.get(batch_id ?? "")?.revision !== batchRevision) return false;
      if (approvals.has(id) || findByFingerprint(fingerprint)) return false;
      put(approval);
      return true;
    },
    async replaceApproval(approval) {
      if (approvals.get(approval.id)?.revision !== approval.revision - 1) return false;
      put(approval);
      return true;
    },
    async findApproval(by) {
      return ("id" in by ? approvals.get(by.id) : findByFingerprint(by.fingerprint)) ?? null;
    },
    async readApprovals({ statuses, visibleTo, batch_id, after, limit }) {
      return Array.from(approvals.values())
        .filter(({ status }) => statuses?.includes(status) ?? true)
        .filter((approval) => batch_id === undefined || approval.batch_id === batch_id)
        .filter(({ subject, scope }) =>
          visibleTo ? (subject === visibleTo.subject && scope !== "") || visibleTo.scopes.includes(scope) : true,
        )
        .filter((approval) => !after || newestFirst(after, approval) < 0)
        .toSorted(newestFirst)
        .slice(0, limit);
    },
    async readDueApprovals({ now, limit }) {
      return Array.from(approvals.values())
        .filter(({ due_at }) => due_at !== null && due_at <= now)
        .toSorted((one, other) => (one.due_at ?? 0) - (other.due_at ?? 0))
        .slice(0, limit);
    },
    async deleteApprovals({ before, statuses }) {
      for (const { id, status, created_at, batch_id } of approvals.values())
        if (created_at < before && statuses.includes(status) && batch_id === null) approvals.delete(id);
      for (const { id, status, created_at } of batches.values()) {
        const lines = linesOf(id);
        if (created_at >= before || status === "running" || lines.some((line) => !statuses.includes(line.status)))
          continue;
        batches.delete(id);
        for (const line of lines) approvals.delete(line.id);
      }
      // An event of a batch itself has the ID of the batch.
      events = events.filter(({ approval_id }) => approvals.has(approval_id) || batches.has(approval_id));
    },
    async readApprovalEvents({ after, limit }) {
      return events.filter(({ seq }) => seq > after).slice(0, limit);
    },
    async newestApprovalEvent() {
      return newest;
    },
    async insertPaymentBatch(batch, lines) {
      checkText(batch.id, batch.subject, batch.status);
      if (batches.has(batch.id)) return false;
      putBatch(batch, lines);
      return true;
    },
    async replacePaymentBatch(batch, lines) {
      const before = batches.get(batch.id);
      if (before?.revision !== batch.revision - 1) return false;
      putBatch(batch, lines ?? before.lines);
      return true;
    },
    async readPaymentBatches({ id, subject, status, after, limit }) {
      return Array.from(batches.values(), ({ lines: _, ...batch }) => batch)
        .filter((batch) => (id === undefined || batch.id === id) && (status === undefined || batch.status === status))
        .filter((batch) => subject === undefined || batch.subject === subject)
        .filter((batch) => !after || newestFirst(after, batch) < 0)
        .toSorted(newestFirst)
        .slice(0, limit);
    },
    async readPaymentLines(id) {
      return batches.get(id)?.lines ?? null;
    },
    async countPaymentLines(ids) {
      return ids.flatMap((batch_id) => {
        const counts = new Map<string, number>();
        for (const { status } of linesOf(batch_id)) counts.set(status, (counts.get(status) ?? 0) + 1);
        return Array.from(counts, ([status, count]): PaymentLineCount => ({ batch_id, status, count }));
      });
    },
  };
}

type Dated = Pick<StoredApproval, "id" | "created_at">;

function newestFirst(one: Dated, other: Dated): number {
  return other.created_at - one.created_at || (one.id < other.id ? -1 : Number(one.id > other.id));
}
