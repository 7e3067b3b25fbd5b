import type { ApprovalEvent, ApprovalStore, StoredApproval } from "./ApprovalStore.ts";
import { checkText } from "./StoreError.ts";

/** Creates the approval part of a memory store. `changed` is called after each change of a status. */
export function createMemoryApprovals(changed: () => void): ApprovalStore {
  const approvals = new Map<string, StoredApproval>();
  let events: readonly ApprovalEvent[] = [];
  let newest = 0;

  function put(approval: StoredApproval): void {
    const { id, status, subject, scope } = approval;
    const isChanged = approvals.get(id)?.status !== status;
    approvals.set(id, approval);
    if (!isChanged) return;
    newest += 1;
    events = [...events, { seq: newest, approval_id: id, status, subject, scope }];
    changed();
  }

  function findByFingerprint(fingerprint: string | null): StoredApproval | undefined {
    if (fingerprint === null) return undefined;
    return Array.from(approvals.values()).find((approval) => approval.fingerprint === fingerprint);
  }

  return {
    async insertApproval(approval) {
      const { id, subject, operation, scope, status, fingerprint } = approval;
      checkText(id, subject, operation, scope, status, fingerprint);
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
    async readApprovals({ statuses, visibleTo, limit }) {
      return Array.from(approvals.values())
        .filter(({ status }) => statuses?.includes(status) ?? true)
        .filter(({ subject, scope }) =>
          visibleTo ? subject === visibleTo.subject || visibleTo.scopes.includes(scope) : true,
        )
        .toSorted((one, other) => other.created_at - one.created_at || (one.id < other.id ? -1 : 1))
        .slice(0, limit);
    },
    async readDueApprovals({ now, limit }) {
      return Array.from(approvals.values())
        .filter(({ due_at }) => due_at !== null && due_at <= now)
        .toSorted((one, other) => (one.due_at ?? 0) - (other.due_at ?? 0))
        .slice(0, limit);
    },
    async deleteApprovals({ before, statuses }) {
      for (const { id, status, created_at } of approvals.values())
        if (created_at < before && statuses.includes(status)) approvals.delete(id);
      events = events.filter(({ approval_id }) => approvals.has(approval_id));
    },
    async readApprovalEvents({ after, limit }) {
      return events.filter(({ seq }) => seq > after).slice(0, limit);
    },
    async newestApprovalEvent() {
      return newest;
    },
  };
}
