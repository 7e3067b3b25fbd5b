import { operations, type ParsedInput } from "@partner-kit/contract";
import type { Permissions } from "../access/createPermissions.ts";
import type { PolicyGate } from "../access/createPolicyGate.ts";
import type { PolicyDecision } from "../access/policy.ts";
import { type ApprovalRecord, newRecord } from "../approvals/ApprovalRecord.ts";
import type { ApprovalExecutor } from "../approvals/createApprovalExecutor.ts";
import type { ApprovalExpiry } from "../approvals/createApprovalExpiry.ts";
import type { ApprovalRecords } from "../approvals/createApprovalRecords.ts";
import type { LastGrants } from "../approvals/createLastGrants.ts";
import type { PreparedWithdrawal } from "../approvals/prepareWithdrawal.ts";
import { withLease } from "../approvals/withLease.ts";
import type { AuditRecorder } from "../audit/createAuditRecorder.ts";
import type { Drain } from "../audit/createDrain.ts";
import { HttpError } from "../http/HttpError.ts";
import type { Settings } from "../settings/settings.ts";
import type { PaymentBatchRecords } from "./createPaymentBatchRecords.ts";
import {
  begunOf,
  countsOf,
  type PaymentBatchRecord,
  type RequestedLine,
  type StatusCounts,
} from "./PaymentBatchRecord.ts";

export interface CreatePaymentRunnerParameters extends Pick<Settings, "store" | "policy" | "now" | "schedule"> {
  readonly records: PaymentBatchRecords;
  readonly approvals: {
    readonly records: Pick<ApprovalRecords, "insert" | "list">;
    readonly expiry: Pick<ApprovalExpiry, "cancel">;
    readonly executor: ApprovalExecutor;
  };
  readonly gate: Pick<PolicyGate, "decide">;
  readonly permissions: Pick<Permissions, "ofOperation">;
  readonly lastGrants: LastGrants;
  readonly recorder: AuditRecorder;
  readonly drain: Pick<Drain, "isClosing">;
}

/** Begins the lines of payment batches, one after another. */
export interface PaymentRunner {
  /** Continues a batch until it ends, or until a line has to wait. Does nothing while another process does it. */
  run(id: string): Promise<void>;
  /** Ends a stopped batch, unless one of its lines is being sent. Resolves to the batch as it is then. */
  endStopped(record: PaymentBatchRecord): Promise<PaymentBatchRecord>;
}

/** The state that a line gets when its turn comes. */
type Begun = Pick<ApprovalRecord, "status" | "scope" | "reason" | "outcome" | "decided_at" | "expires_at"> & {
  readonly prepared?: PreparedWithdrawal | undefined;
};

/** Milliseconds after the creation of a batch within which its lines begin. Nobody expects payments from last week. */
const BEGIN_WITHIN = 24 * 3_600_000;
const LINES_MAX = 1_000;
const PAUSE_MIN = 5_000;
const PAUSE_MAX = 60_000;

/**
 * Creates the runner. A line is stored as an approval before it is sent, so the executor of approvals sends it once. At
 * most one line of a batch is being sent, so the number of stored lines is the index of the next one.
 */
export function createPaymentRunner(parameters: CreatePaymentRunnerParameters): PaymentRunner {
  const { store, policy, records, approvals, gate, permissions, lastGrants, recorder, drain, now } = parameters;
  const { executor } = approvals;
  const running = new Set<string>();
  /** Batches whose next line has to wait for the service or the policy. */
  const pauses = new Map<string, { readonly times: number; readonly until: number }>();

  async function readCounts(id: string): Promise<StatusCounts> {
    return countsOf(id, await store.countPaymentLines([id]));
  }

  /** Resolves to whether to go on. */
  async function advance(id: string, readLines: () => Promise<readonly RequestedLine[]>): Promise<boolean> {
    const record = await records.find(id);
    if (record?.status !== "running") return false;
    if (record.stop) {
      await endStopped(record);
      return false;
    }
    const counts = await readCounts(id);
    // The sweep of approvals sends it again.
    if (isSending(counts)) return false;
    const next = begunOf(counts);
    // A batch can wait for approvals for days, so its lines are decrypted only to begin one.
    const line = next < record.line_count ? (await readLines())[next] : undefined;
    if (!line) {
      // Lines that wait for an approval end without the runner.
      if ((counts.pending ?? 0) === 0) await records.change(record, { status: "finished", finished_at: now() });
      return false;
    }
    const stop = findStop(record);
    if (stop) return (await records.change(record, { stop })) !== undefined;
    return begin(record, line);
  }

  /** Why the batch may not go on. */
  function findStop({ created_at, subject, granted }: PaymentBatchRecord): PaymentBatchRecord["stop"] {
    if (now() >= created_at + BEGIN_WITHIN)
      return { code: "EXPIRED", message: "It did not begin within a day after the batch was created." };
    const permission = permissions.ofOperation(operations.submitWithdrawal, grantedTo({ subject, granted }));
    if (permission.allowed) return null;
    const message = `The person who created the batch may no longer submit withdrawals (${permission.reason}).`;
    return { code: "GRANT_MISSING", message };
  }

  function grantedTo({ subject, granted }: Pick<PaymentBatchRecord, "subject" | "granted">) {
    return lastGrants.of(subject) ?? new Set(granted);
  }

  async function begin(batch: PaymentBatchRecord, line: RequestedLine): Promise<boolean> {
    const { id: batch_id, subject, subject_name, correlation_id, revision } = batch;
    const { id, recipient, recipient_id, currency, amount, max_fee } = line;
    const input = { withdrawal_quote_id: "", idempotency_key: id };
    const reviewed = { recipient, recipient_id, currency, amount, ...(max_fee !== null && { max_fee }) };
    const begun = await decide(batch, line, { id, subject, input, reviewed });
    if (!begun) {
      const { times = 0 } = pauses.get(batch_id) ?? {};
      pauses.set(batch_id, { times: times + 1, until: now() + Math.min(PAUSE_MAX, PAUSE_MIN * 2 ** times) });
      return false;
    }
    pauses.delete(batch_id);
    const { prepared, ...decision } = begun;
    const fee = prepared?.quote.fee;
    // The policy saw the fee of the quote. Only a person reviews the highest fee instead.
    const isFixed = max_fee === null || (policy !== undefined && decision.status === "approved");
    const record: ApprovalRecord = {
      ...newRecord,
      ...decision,
      id,
      operation: operations.submitWithdrawal.name,
      input: prepared?.input ?? input,
      reviewed: { ...reviewed, ...(isFixed && fee !== undefined && { max_fee: fee }) },
      subject,
      subject_name,
      granted: Array.from(grantedTo(batch)),
      created_at: now(),
      fingerprint: null,
      batch_id,
    };
    if (decision.status !== "approved")
      await recorder.record({
        subject,
        correlation_id,
        action: record.operation,
        resource: `approvals/${id}`,
        identifiers: { batch_id, approval_id: id },
        outcome: decision.status === "pending" ? "held" : "refused",
        reason: decision.outcome?.code ?? decision.reason,
      });
    // The batch was stopped or changed in the meantime.
    if (!(await approvals.records.insert(record, revision))) return false;
    if (decision.status === "approved") await executor.execute(record, correlation_id, prepared);
    return true;
  }

  /** Requests a quote and calls the policy. Resolves to `undefined` if the line has to wait. */
  async function decide(
    batch: PaymentBatchRecord,
    line: RequestedLine,
    draft: Pick<ApprovalRecord, "id" | "subject" | "input" | "reviewed">,
  ): Promise<Begun | undefined> {
    const { correlation_id: correlationId } = batch;
    const { recipient_id, currency, amount } = line;
    const quoteInput = { recipient_id, currency, amount };
    const { recipient: reviewed } = line;
    try {
      const mayQuote = await ask(batch, operations.createWithdrawalQuote, quoteInput, { recipient: reviewed });
      // A quote cannot wait for a person.
      if (mayQuote.decision !== "allow") return failed("POLICY_DENIED", mayQuote.reason);
      const prepared = await executor.prepare({ record: draft, correlationId, allowsAnyFee: line.max_fee === null });
      if (!("input" in prepared)) return prepared.isTemporary ? undefined : failed(prepared.code, prepared.message);
      const { input, quote, recipient } = prepared;
      const decision = await ask(batch, operations.submitWithdrawal, input, { quote, quoteInput, recipient });
      if (decision.decision === "deny") return failed("POLICY_DENIED", decision.reason);
      const open = { outcome: null, prepared };
      if (decision.decision === "allow")
        return { ...open, status: "approved", scope: "", reason: "", decided_at: now(), expires_at: now() };
      const { scope, reason, expiresInSeconds } = decision;
      return {
        ...open,
        status: "pending",
        scope,
        reason,
        decided_at: null,
        expires_at: now() + expiresInSeconds * 1000,
      };
    } catch (error) {
      // The policy could not decide, which is not a denial: it may be a short outage of what it asks.
      if (error instanceof HttpError) return undefined;
      throw error;
    }
  }

  function failed(code: string, message: string): Begun {
    const outcome = { code, message };
    return { status: "failed", scope: "", reason: "", outcome, decided_at: null, expires_at: now() };
  }

  function ask<TOperation extends typeof operations.createWithdrawalQuote | typeof operations.submitWithdrawal>(
    batch: PaymentBatchRecord,
    operation: TOperation,
    input: ParsedInput<TOperation>,
    context: object,
  ): Promise<PolicyDecision> {
    const { subject, claims, correlation_id: correlationId } = batch;
    const access = { subject, granted: grantedTo(batch), claims };
    return gate.decide({ operation, input, access, correlationId }, context);
  }

  async function endStopped(stopped: PaymentBatchRecord): Promise<PaymentBatchRecord> {
    const { id, stop } = stopped;
    pauses.delete(id);
    const open = { statuses: ["pending", "approved"], batch_id: id, limit: LINES_MAX };
    for (const line of await approvals.records.list(open)) await approvals.expiry.cancel(line, stop?.code ?? "STOPPED");
    if (isSending(await readCounts(id))) return stopped;
    const ended = await records.change(stopped, { status: "stopped", finished_at: now() });
    return ended ?? (await records.find(id)) ?? stopped;
  }

  async function runLeased(id: string, signal: AbortSignal): Promise<void> {
    let lines: Promise<readonly RequestedLine[]> | undefined;
    const readLines = () => {
      lines ??= records.linesOf(id);
      return lines;
    };
    while (!drain.isClosing && !signal.aborted && (await advance(id, readLines)));
  }

  return {
    endStopped,
    async run(id) {
      if (running.has(id) || now() < (pauses.get(id)?.until ?? 0)) return;
      running.add(id);
      try {
        await withLease(parameters, `payment batch ${id}`, (signal) => runLeased(id, signal));
      } finally {
        running.delete(id);
      }
    },
  };
}

function isSending({ approved = 0, executing = 0 }: StatusCounts): boolean {
  return approved + executing > 0;
}
