import {
  APPROVALS_MAX,
  type Approval,
  type ApprovalStatus,
  type GrantedScope,
  isOperationName,
  type Operation,
  operations,
} from "@partner-kit/contract";
import type { Access } from "../access/createAuthenticator.ts";
import type { Permissions } from "../access/createPermissions.ts";
import type { AuditRecorder } from "../audit/createAuditRecorder.ts";
import type { Drain } from "../audit/createDrain.ts";
import { HttpError } from "../http/HttpError.ts";
import type { Settings } from "../settings/settings.ts";
import { type ApprovalRecord, dataOf, mayHaveHappened, writeApproval } from "./ApprovalRecord.ts";
import type { ApprovalExecutor } from "./createApprovalExecutor.ts";
import type { ApprovalExpiry } from "./createApprovalExpiry.ts";
import type { ApprovalRecords } from "./createApprovalRecords.ts";
import { mergeNewest } from "./mergeNewest.ts";

export interface CreateApprovalDecisionsParameters extends Pick<Settings, "now"> {
  readonly records: ApprovalRecords;
  readonly expiry: ApprovalExpiry;
  readonly executor: ApprovalExecutor;
  readonly recorder: AuditRecorder;
  readonly drain: Pick<Drain, "track">;
  readonly permissions: Pick<Permissions, "ofOperation">;
}

export interface ListParameters {
  readonly access: Access;
  readonly status?: ApprovalStatus | undefined;
  /** Default: all open ones, up to the maximum, and the newest of the others up to 100 in total. */
  readonly limit?: number | undefined;
}

export interface GetParameters {
  readonly id: string;
  readonly access: Access;
}

/** A decision of a person. */
export interface DecideParameters extends GetParameters {
  readonly correlationId: string;
  /** May contain personal data: it is stored encrypted, and neither logged nor audited. */
  readonly comment?: string | undefined;
}

/** The views of approvals, and the decisions about them. */
export interface ApprovalDecisions {
  /**
   * The approvals that a person may see, newest first. With a limit, open ones displace the others, however old they are: nobody
   * could decide about one that is not listed.
   */
  list(parameters: ListParameters): Promise<Approval[]>;
  /** Throws `NOT_FOUND` if the person may not see it. */
  get(parameters: GetParameters): Promise<Approval>;
  /** Approves a change and sends it. Resolves when its outcome is known, or when it has to be sent later. */
  approve(parameters: DecideParameters): Promise<Approval>;
  reject(parameters: DecideParameters): Promise<Approval>;
  cancel(parameters: DecideParameters): Promise<Approval>;
}

type Action = "approveChange" | "rejectChange" | "cancelChange";

/** Statuses from which an approval can still change. */
const openStatuses: readonly ApprovalStatus[] = ["pending", "approved", "executing", "outcome_unknown"];

/** Approvals in a list without a limit, if not more are open. */
const LIST_LENGTH = 100;

const allowedFrom: Readonly<Record<Action, readonly ApprovalStatus[]>> = {
  approveChange: ["pending", "outcome_unknown"],
  rejectChange: ["pending", "outcome_unknown"],
  cancelChange: ["pending", "approved"],
};

/** Creates the decisions about approvals. */
export function createApprovalDecisions(parameters: CreateApprovalDecisionsParameters): ApprovalDecisions {
  const { records, expiry, executor, recorder, drain, permissions, now } = parameters;

  function write(record: ApprovalRecord, { subject, granted }: Access): Approval {
    const seesRecipients = permissions.ofOperation(operations.listRecipients, granted).allowed;
    if (!isOperationName(record.operation)) return writeApproval(record, { seesRecipients });
    const { sensitive, resource }: Operation = operations[record.operation];
    const isHidden =
      sensitive === "secret" || (resource === "recipients" && !seesRecipients && record.subject !== subject);
    return writeApproval(record, { data: isHidden ? undefined : dataOf(record), seesRecipients });
  }

  async function find({ id, access }: GetParameters): Promise<ApprovalRecord> {
    const record = await records.find({ id: id.toLowerCase() });
    // Nobody decides about a line of a payment batch that the policy allows.
    const isOwn = record?.subject === access.subject && record.scope !== "";
    if (record && (isOwn || decidableScopes(access).some((scope) => scope === record.scope)))
      return expiry.endIfExpired(record);
    throw new HttpError({ code: "NOT_FOUND", message: "There is no approval with this ID, or you may not see it." });
  }

  /** Stores a decision, with an audit record before and after it. */
  async function decide(
    action: Action,
    { id, access, correlationId, comment = "" }: DecideParameters,
    changes: Partial<ApprovalRecord>,
  ): Promise<ApprovalRecord> {
    const record = await find({ id, access });
    const { subject, name: decided_by_name } = access;
    if (action === "cancelChange" && record.subject !== subject)
      throw new HttpError({ code: "GRANT_MISSING", message: "Only the user who requested a change can cancel it." });
    if (action !== "cancelChange" && record.subject === subject) {
      const message = "You requested this change, so another user has to decide about it.";
      throw new HttpError({ code: "SECOND_PERSON_REQUIRED", message });
    }
    const isTooLate = action === "cancelChange" && mayHaveHappened(record);
    if (isTooLate || !allowedFrom[action].includes(record.status)) throw alreadyDecided(record);
    const entry = {
      subject,
      correlation_id: correlationId,
      action,
      resource: `approvals/${record.id}`,
      identifiers: { approval_id: record.id },
    };
    await recorder.record({ ...entry, outcome: "begun" });
    const decision = {
      decided_by: subject,
      decided_by_name,
      decided_at: now(),
      comment: comment === "" ? null : comment,
    };
    let next = await records.change(record, { ...changes, ...decision });
    // It was only encrypted again with a new store key.
    const current = next ? undefined : await records.find({ id: record.id });
    if (current?.status === record.status && current.decided_at === record.decided_at)
      next = await records.change(current, { ...changes, ...decision });
    await recorder.recordOrLog({ ...entry, outcome: next ? "ok" : "APPROVAL_DECIDED" });
    if (!next) throw alreadyDecided(await find({ id, access }));
    return next;
  }

  return {
    async list({ access, status, limit }) {
      const visibleTo = { subject: access.subject, scopes: decidableScopes(access) };
      const statuses = status ? [status] : openStatuses;
      const isForOpen = statuses.every((one) => openStatuses.includes(one));
      const most = limit ?? (isForOpen ? APPROVALS_MAX : LIST_LENGTH);
      let found = await records.list({ statuses, visibleTo, limit: most });
      // The lines of payment batches can be thousands, and must not hide other requests.
      if (found.length === most) {
        const first = await records.list({ statuses, visibleTo, batch_id: null, limit: most });
        found = mergeNewest({ first, others: found, limit: most });
      }
      const total = limit ?? LIST_LENGTH;
      if (!status && found.length < total)
        found = mergeNewest({ first: found, others: await records.list({ visibleTo, limit: total }), limit: total });
      const current = await Promise.all(found.map(expiry.endIfExpired));
      return current
        .filter((record) => status === undefined || record.status === status)
        .map((record) => write(record, access));
    },
    get: async (parameters) => write(await find(parameters), parameters.access),
    approve: (decision) =>
      drain.track("approveChange", async () => {
        const unsent = { sent: null, attempts: 0, postponed: 0, retry_at: now() };
        const approved = await decide("approveChange", decision, { status: "approved", ...unsent });
        const executed = await executor.execute(approved, decision.correlationId).catch((error: unknown) => {
          // The decision is stored. Another process, or this one after its restart, sends the change.
          if (error instanceof HttpError && error.code === "SHUTTING_DOWN") return approved;
          throw error;
        });
        return write(executed, decision.access);
      }),
    reject: (decision) =>
      drain.track("rejectChange", async () =>
        write(await decide("rejectChange", decision, { status: "rejected", fingerprint: null }), decision.access),
      ),
    cancel: (decision) =>
      drain.track("cancelChange", async () =>
        write(await decide("cancelChange", decision, { status: "cancelled", fingerprint: null }), decision.access),
      ),
  };
}

/** The scopes whose approvals a person may decide about. */
export function decidableScopes({ granted }: Pick<Access, "granted">): readonly GrantedScope[] {
  return granted.has("approvals:decide") ? Array.from(granted) : [];
}

function alreadyDecided({ status }: ApprovalRecord): HttpError {
  const message = `The approval is no longer pending. Its status is ${status}.`;
  return new HttpError({ code: "APPROVAL_DECIDED", message });
}
