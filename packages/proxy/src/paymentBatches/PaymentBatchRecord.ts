import type {
  ApprovalStatus,
  GrantedScope,
  Input,
  PaymentBatch,
  PaymentBatchStatus,
  PaymentBatchSummary,
  PaymentLine,
  PaymentLineStatus,
  Recipient,
} from "@partner-kit/contract";
import { type createPaymentBatch, operations } from "@partner-kit/contract";
import type { Access } from "../access/createAuthenticator.ts";
import { type ApprovalRecord, dataOf, toTime } from "../approvals/ApprovalRecord.ts";
import { addAmounts } from "../approvals/compareAmounts.ts";
import type { PaymentLineCount } from "../store/PaymentBatchStore.ts";

/** A payment batch without its lines. Times are milliseconds since the epoch. */
export interface PaymentBatchRecord {
  readonly id: string;
  readonly revision: number;
  readonly name: string | null;
  readonly subject: string;
  /** The person's name when they created it. */
  readonly subject_name?: string | undefined;
  /** The person's scopes and claims when they created it, for the policy. */
  readonly granted: readonly GrantedScope[];
  readonly claims: Readonly<Record<string, unknown>>;
  /** The ID of the request that created it. The audit records it with each line. */
  readonly correlation_id: string;
  readonly line_count: number;
  /** The sums of its lines. Missing in a record of an earlier version. */
  readonly totals?: PaymentBatchSummary["totals"];
  readonly status: PaymentBatchStatus;
  /** Why no further line begins. `null` unless the batch was stopped. */
  readonly stop: StopReason | null;
  readonly created_at: number;
  readonly finished_at: number | null;
}

export interface StopReason {
  readonly code: string;
  readonly message: string;
}

export interface NewBatchRecordParameters
  extends Pick<PaymentBatchRecord, "id" | "name" | "correlation_id" | "line_count" | "totals"> {
  readonly access: Access;
  readonly time: number;
  /** Of a batch that never begins. */
  readonly stop?: StopReason | undefined;
}

/** The record of a new batch. */
export function newBatchRecord({ access, time, stop, ...rest }: NewBatchRecordParameters): PaymentBatchRecord {
  const { subject, name: subject_name, granted, claims } = access;
  return {
    ...rest,
    revision: 1,
    subject,
    subject_name,
    granted: Array.from(granted),
    claims,
    status: stop ? "stopped" : "running",
    stop: stop ?? null,
    created_at: time,
    finished_at: stop ? time : null,
  };
}

/** A line as it was requested. */
export interface RequestedLine {
  /** The ID of its approval, and the idempotency key of its withdrawal. */
  readonly id: string;
  readonly recipient_id: string;
  readonly currency: string;
  readonly amount: string;
  readonly max_fee: string | null;
  /** The recipient when the batch was created. */
  readonly recipient: Recipient;
}

/** The counts of approvals by status. */
export type StatusCounts = Readonly<Partial<Record<ApprovalStatus, number>>>;

const lineStatuses: Readonly<Record<ApprovalStatus, PaymentLineStatus>> = {
  pending: "pending_approval",
  approved: "sending",
  executing: "sending",
  executed: "submitted",
  failed: "failed",
  rejected: "rejected",
  cancelled: "cancelled",
  expired: "expired",
  outcome_unknown: "outcome_unknown",
};

/** Adds up the amounts of lines per currency, in the order of their first line. */
export function totalsOf(
  lines: readonly Pick<RequestedLine, "amount" | "currency">[],
): NonNullable<PaymentBatchSummary["totals"]> {
  const totals = new Map<string, string>();
  for (const { currency, amount } of lines) totals.set(currency, addAmounts(totals.get(currency) ?? "0", amount));
  return Array.from(totals, ([currency, amount]) => ({ currency, amount }));
}

export function countsOf(id: string, counts: readonly PaymentLineCount[]): StatusCounts {
  return Object.fromEntries(
    counts.filter(({ batch_id }) => batch_id === id).map(({ status, count }) => [status, count]),
  );
}

/** The number of lines that were begun. */
export function begunOf(counts: StatusCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Whether a repeated request asks for the same batch. */
export function isSameBatch(
  { name }: PaymentBatchRecord,
  lines: readonly RequestedLine[],
  input: Input<typeof createPaymentBatch>,
): boolean {
  const textOf = (batchName: string | null, list: Input<typeof createPaymentBatch>["lines"] | typeof lines): string =>
    JSON.stringify([
      batchName,
      list.map(({ recipient_id, currency, amount, max_fee = null }) => [recipient_id, currency, amount, max_fee]),
    ]);
  return textOf(name, lines) === textOf(input.name ?? null, input.lines);
}

/** Writes a batch for the browser, with the number of its lines by status. */
export function writeSummary(record: PaymentBatchRecord, begun: StatusCounts): PaymentBatchSummary {
  const counts: Partial<Record<PaymentLineStatus, number>> = {};
  const add = (status: PaymentLineStatus, count: number): void => {
    if (count > 0) counts[status] = (counts[status] ?? 0) + count;
  };
  add(statusBefore(record), record.line_count - begunOf(begun));
  for (const [status, count] of Object.entries(begun)) add(lineStatuses[status as ApprovalStatus], count);
  const { line_count, totals } = record;
  return { ...writeFacts(record), line_count, ...(totals && { totals }), counts };
}

/** Writes a batch for the browser, with the approvals of its lines. */
export function writeBatch(
  record: PaymentBatchRecord,
  lines: readonly RequestedLine[],
  approvals: readonly ApprovalRecord[],
): PaymentBatch {
  const known = new Map(approvals.map((approval) => [approval.id, approval]));
  return {
    ...writeFacts(record),
    lines: lines.map((line, index) => writeLine(record, line, index, known.get(line.id))),
  };
}

function writeFacts({ id, name, subject, subject_name, status, stop, created_at, finished_at }: PaymentBatchRecord) {
  return {
    batch_id: id,
    name,
    subject,
    ...(subject_name !== undefined && { subject_name }),
    status: stop ? ("stopped" as const) : status,
    created_at: toTime(created_at),
    finished_at: finished_at === null ? null : toTime(finished_at),
  };
}

function writeLine(
  batch: PaymentBatchRecord,
  { recipient_id, currency, amount, max_fee }: RequestedLine,
  index: number,
  approval: ApprovalRecord | undefined,
): PaymentLine {
  const facts = { index, recipient_id, currency, amount, max_fee };
  if (!approval) {
    const unknown = { approval_id: null, transaction_id: null, fee: null };
    return { ...facts, ...unknown, status: statusBefore(batch), outcome: batch.stop && { ...batch.stop } };
  }
  const withdrawal = operations.submitWithdrawal.data.safeParse(dataOf(approval)).data;
  return {
    ...facts,
    status: lineStatuses[approval.status],
    approval_id: approval.scope === "" ? null : approval.id,
    transaction_id: withdrawal?.transaction_id ?? null,
    fee: approval.fee ?? null,
    outcome: approval.outcome,
  };
}

function statusBefore({ stop }: PaymentBatchRecord): PaymentLineStatus {
  return stop ? "cancelled" : "waiting";
}
