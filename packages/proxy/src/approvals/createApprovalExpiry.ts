import type { AuditRecorder } from "../audit/createAuditRecorder.ts";
import type { Settings } from "../settings/settings.ts";
import { type ApprovalRecord, mayHaveHappened } from "./ApprovalRecord.ts";
import type { ApprovalRecords } from "./createApprovalRecords.ts";

export interface CreateApprovalExpiryParameters extends Pick<Settings, "now"> {
  readonly records: ApprovalRecords;
  readonly recorder: AuditRecorder;
}

/** Ends requests that nobody decided about. */
export interface ApprovalExpiry {
  /** Ends a pending record whose time is over. Resolves to the record as it is then. */
  endIfExpired(record: ApprovalRecord): Promise<ApprovalRecord>;
  /** Ends every pending record whose time is over. Resolves to the approved ones that have to be sent. */
  endDue(): Promise<readonly ApprovalRecord[]>;
  /** Cancels a record that was not sent yet. `reason` is for the audit. */
  cancel(record: ApprovalRecord, reason: string): Promise<void>;
}

/** Creates the expiry of approvals. */
export function createApprovalExpiry(parameters: CreateApprovalExpiryParameters): ApprovalExpiry {
  const { records, recorder, now } = parameters;

  async function end(
    record: ApprovalRecord,
    status: "expired" | "cancelled" | "outcome_unknown",
    reason?: string,
  ): Promise<ApprovalRecord | undefined> {
    const isOpen = status === "outcome_unknown";
    const ended = await records.change(record, { status, ...(!isOpen && { fingerprint: null }) });
    if (!ended) return undefined;
    const { id, subject, operation: action } = ended;
    const entry = { subject, action, resource: `approvals/${id}`, identifiers: { approval_id: id } };
    await recorder.recordOrLog({ ...entry, outcome: status, reason });
    return ended;
  }

  async function endIfExpired(record: ApprovalRecord): Promise<ApprovalRecord> {
    if (record.status !== "pending" || now() < record.expires_at) return record;
    return (await end(record, "expired")) ?? (await records.find({ id: record.id })) ?? record;
  }

  return {
    endIfExpired,
    async endDue() {
      const due = await records.listDue(now());
      for (const record of due) await endIfExpired(record);
      return due.filter(({ status }) => status !== "pending");
    },
    async cancel(record, reason) {
      let current: ApprovalRecord | undefined = record;
      // Somebody may decide about it at the same moment.
      while (current && (current.status === "pending" || current.status === "approved")) {
        if (await end(current, mayHaveHappened(current) ? "outcome_unknown" : "cancelled", reason)) return;
        current = await records.find({ id: record.id });
      }
    },
  };
}
