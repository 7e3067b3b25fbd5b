import type { ApprovalStatus } from "@partner-kit/contract";
import type { Permissions } from "../access/createPermissions.ts";
import type { QuoteMemory } from "../access/createQuoteMemory.ts";
import type { AuditRecorder } from "../audit/createAuditRecorder.ts";
import type { Changes } from "../audit/createChanges.ts";
import type { Drain } from "../audit/createDrain.ts";
import { catchAndLog } from "../monitoring/catchAndLog.ts";
import type { Alarms } from "../monitoring/createAlarms.ts";
import type { Metrics } from "../monitoring/createMetrics.ts";
import { errorCodeOf } from "../monitoring/describeError.ts";
import { retryUntilDone } from "../monitoring/retryUntilDone.ts";
import type { Settings } from "../settings/settings.ts";
import type { Upstream } from "../upstream/createUpstream.ts";
import type { ApprovalRecord } from "./ApprovalRecord.ts";
import { type ApprovalDecisions, createApprovalDecisions } from "./createApprovalDecisions.ts";
import { type ApprovalExecutor, createApprovalExecutor } from "./createApprovalExecutor.ts";
import { type ApprovalExpiry, createApprovalExpiry } from "./createApprovalExpiry.ts";
import { eventTypeOf } from "./createApprovalFeed.ts";
import { type ApprovalRecords, createApprovalRecords } from "./createApprovalRecords.ts";
import { createHeldChanges, type HeldChanges } from "./createHeldChanges.ts";
import type { LastGrants } from "./createLastGrants.ts";
import { storesChanges } from "./storesChanges.ts";

export interface CreateApprovalsParameters extends Settings {
  readonly changes: Changes;
  readonly upstream: Upstream;
  readonly quotes: QuoteMemory;
  readonly permissions: Permissions;
  readonly lastGrants: LastGrants;
  readonly recorder: AuditRecorder;
  readonly alarms: Alarms;
  readonly metrics: Pick<Metrics, "approval">;
  readonly drain: Drain;
}

/** Changes that a second person has to approve before the proxy sends them. */
export interface Approvals extends HeldChanges, ApprovalDecisions {
  /** For changes that are stored without a decision. */
  readonly records: ApprovalRecords;
  readonly expiry: ApprovalExpiry;
  readonly executor: ApprovalExecutor;
  /** Cancels what a person has requested and what was not sent yet. Tries again until the store has it. */
  cancelAllOf(subject: string): void;
  /** Encrypts them with the first store key. Resolves to whether all of them are. Rejects with a `StoreError`. */
  reseal(): Promise<boolean>;
  close(): void;
}

// Another process continues after a crash within 15 seconds: its lease expires, then the next sweep takes it.
const SWEEP_MS = 3_000;
const cancellable: readonly ApprovalStatus[] = ["pending", "approved"];
const CANCELLED_MAX = 1_000;

/** Creates the approvals of a proxy. With a policy, it also ends expired ones and continues interrupted ones. */
export function createApprovals(parameters: CreateApprovalsParameters): Approvals {
  const { storeKeys, lastGrants, drain, metrics, alarms, onApproval, schedule, logger, now } = parameters;
  const records = createApprovalRecords({ ...parameters, onChange: report });
  const expiry = createApprovalExpiry({ ...parameters, records });
  const executor = createApprovalExecutor({ ...parameters, records });
  let isClosed = false;

  function report(record: ApprovalRecord): void {
    const { id: approvalId, operation, subject, reason, scope, status, expires_at: expiresAt } = record;
    if (status === "outcome_unknown")
      alarms.raise(
        "approval_outcome_unknown",
        { approval_id: approvalId, operation, code: record.outcome?.code },
        "the outcome of a change is unknown; a person has to check it and decide",
      );
    const type = eventTypeOf(status);
    // Nobody decides about a line of a payment batch that the policy allows.
    if (!type || scope === "") return;
    metrics.approval(type);
    const notice = {
      type,
      approvalId,
      operation,
      subject,
      reason,
      scope,
      status,
      expiresAt,
      decidedBy: record.decided_by,
    };
    if (onApproval) void catchAndLog("onApproval", logger, () => onApproval(notice));
  }

  let cancel = storesChanges(parameters) ? schedule(() => void start(), 0, true) : undefined;

  async function start(): Promise<void> {
    // A former key, which the host wants to remove.
    if ((storeKeys?.length ?? 0) > 1)
      await catchAndLog("encrypting the approvals with the first store key", logger, async () => {
        if (await records.reseal()) logger.info({}, "every stored approval uses the first store key");
      });
    await sweep();
  }

  async function sweep(): Promise<void> {
    try {
      for (const record of await expiry.endDue())
        void catchAndLog(`executing ${record.operation}`, logger, () => executor.execute(record, crypto.randomUUID()));
    } catch (error) {
      // The host closes the store after the proxy.
      if (!isClosed) logger.warn({ reason: errorCodeOf(error) }, "the approvals could not be read");
    }
    if (!isClosed) cancel = schedule(() => void sweep(), SWEEP_MS, true);
  }

  return {
    records,
    expiry,
    executor,
    ...createHeldChanges({ ...parameters, records, expiry }),
    ...createApprovalDecisions({ ...parameters, records, expiry, executor }),
    cancelAllOf(subject) {
      // A change that is being sent at this moment must not be sent again.
      lastGrants.note({ subject, granted: new Set() });
      const revokedAt = now();
      retryUntilDone({
        name: "cancelling the requests of a revoked user",
        logger,
        schedule,
        isOver: () => drain.isClosing,
        run: () =>
          drain.track("revoke", async () => {
            const own = { statuses: cancellable, visibleTo: { subject, scopes: [] }, limit: CANCELLED_MAX };
            // A later attempt leaves alone what the person requested after they got their access back.
            // The lines of batches can be many, and must not hide other requests.
            for (const batch_id of [null, undefined])
              for (const record of await records.list({ ...own, batch_id }))
                if (record.created_at <= revokedAt) await expiry.cancel(record, "revoked");
          }),
      });
    },
    reseal: records.reseal,
    close() {
      isClosed = true;
      cancel?.();
    },
  };
}
