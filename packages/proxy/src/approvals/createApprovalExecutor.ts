import { isOperationName, type Operation, operations } from "@partner-kit/contract";
import type { Permission, Permissions } from "../access/createPermissions.ts";
import type { QuoteMemory } from "../access/createQuoteMemory.ts";
import type { AuditRecorder } from "../audit/createAuditRecorder.ts";
import type { Changes } from "../audit/createChanges.ts";
import type { Drain } from "../audit/createDrain.ts";
import { Cancellation } from "../http/Cancellation.ts";
import { HttpError } from "../http/HttpError.ts";
import type { Settings } from "../settings/settings.ts";
import type { Upstream } from "../upstream/createUpstream.ts";
import type { UpstreamResponse } from "../upstream/readUpstreamResponse.ts";
import { type ApprovalRecord, finalStatuses, mayHaveHappened } from "./ApprovalRecord.ts";
import { attemptChange } from "./attemptChange.ts";
import type { ApprovalRecords } from "./createApprovalRecords.ts";
import type { LastGrants } from "./createLastGrants.ts";
import {
  type PreparedChange,
  type PreparedWithdrawal,
  type PrepareWithdrawalParameters,
  prepareWithdrawal,
} from "./prepareWithdrawal.ts";
import { withLease } from "./withLease.ts";

export interface CreateApprovalExecutorParameters extends Pick<Settings, "store" | "now" | "schedule"> {
  readonly records: ApprovalRecords;
  readonly changes: Changes;
  readonly upstream: Pick<Upstream, "send">;
  readonly quotes: Pick<QuoteMemory, "remember">;
  readonly permissions: Pick<Permissions, "ofOperation" | "ofScope" | "destinationProblem">;
  readonly lastGrants: LastGrants;
  readonly recorder: AuditRecorder;
  readonly drain: Pick<Drain, "track" | "isClosing">;
}

/** Sends approved changes to the service. */
export interface ApprovalExecutor {
  /**
   * Sends an approved change, or finishes one that another process began. Resolves to the record as it is then. Never
   * sends a change at the same time as another instance. `prepared` saves the quote of a withdrawal.
   */
  execute(record: ApprovalRecord, correlationId: string, prepared?: PreparedWithdrawal): Promise<ApprovalRecord>;
  /** Prepares a withdrawal as the person who requested it. Never rejects. */
  prepare(parameters: PrepareParameters): Promise<PreparedChange>;
}

export interface PrepareParameters extends Pick<PrepareWithdrawalParameters, "allowsAnyFee"> {
  readonly record: Pick<ApprovalRecord, "id" | "subject" | "input" | "reviewed">;
  readonly correlationId: string;
}

/** Milliseconds after its approval in which a change has to be sent, for example after a restart. */
const SEND_WITHIN = 15 * 60_000;
const ATTEMPTS_MAX = 6;
const RETRY_MIN = 5_000;
const RETRY_MAX = 60_000;

interface RunParameters {
  readonly record: ApprovalRecord;
  readonly correlationId: string;
  readonly prepared: PreparedWithdrawal | undefined;
  /** Aborted when the lease of the approval is lost. */
  readonly signal: AbortSignal;
}

type Outcome = NonNullable<ApprovalRecord["outcome"]>;
type Refused = Extract<Permission, { allowed: false }>;

/** Creates the executor. Every step is stored before the next one begins, so that a crash leaves no doubt about it. */
export function createApprovalExecutor(parameters: CreateApprovalExecutorParameters): ApprovalExecutor {
  const { records, changes, upstream, quotes, permissions, lastGrants, recorder, drain, now } = parameters;
  const running = new Map<string, Promise<ApprovalRecord>>();

  async function run({
    record: given,
    prepared: known,
    ...context
  }: RunParameters): Promise<ApprovalRecord | undefined> {
    const { id } = given;
    const { correlationId } = context;
    const record = await records.find({ id });
    if (!record || !isOperationName(record.operation) || now() < record.retry_at) return record;
    const operation: Operation = operations[record.operation];
    const problem = findProblem(record, operation);
    if (record.status === "executing") {
      if (problem) return conclude(record, "outcome_unknown", problem);
      if (isIdempotent(operation) && record.attempts < ATTEMPTS_MAX) return send(record, operation, context);
      return conclude(record, "outcome_unknown", { code: "OUTCOME_UNKNOWN", message: INTERRUPTED });
    }
    if (record.status !== "approved") return record;
    if (now() >= (record.decided_at ?? 0) + SEND_WITHIN)
      return conclude(record, "expired", {
        code: "EXPIRED",
        message: "It could not be sent in time after the approval.",
      });
    if (problem) return conclude(record, "failed", problem);
    if (operation.name !== operations.submitWithdrawal.name) return send(record, operation, context);
    const prepared = known ?? (await prepare({ record, correlationId }));
    if ("input" in prepared)
      return send({ ...record, sent: prepared.input, fee: prepared.quote.fee }, operation, context);
    const { code, message, isTemporary } = prepared;
    // Nothing was paid yet, so the withdrawal can wait for the service.
    return isTemporary ? retryUnsent(record) : conclude(record, "failed", { code, message });
  }

  async function prepare({ record, correlationId, allowsAnyFee }: PrepareParameters): Promise<PreparedChange> {
    const { id: approvalId, subject } = record;
    const reader = { caller: new Cancellation() };
    try {
      return await prepareWithdrawal({
        record,
        allowsAnyFee,
        send: (operation, input) =>
          operation.method === "GET"
            ? upstream.send({ operation, input, reader, correlationId, maxAge: 0 })
            : changes.begin({ operation, params: {}, subject, correlationId, approvalId }).send(input, reader),
      });
    } catch (error) {
      const { code, message } = error instanceof HttpError ? error : { code: "INTERNAL", message: "The proxy failed." };
      return { code, message, isTemporary: true };
    }
  }

  /** Sends it again later. `failures`: how often it failed in the same way before. */
  async function retryLater(
    record: ApprovalRecord,
    failures: number,
    changed: Partial<ApprovalRecord> = {},
  ): Promise<ApprovalRecord | undefined> {
    const retry_at = now() + Math.min(RETRY_MAX, RETRY_MIN * 2 ** failures);
    return (await records.change(record, { ...changed, retry_at })) ?? records.find({ id: record.id });
  }

  function retryUnsent(record: ApprovalRecord, changed?: Partial<ApprovalRecord>): Promise<ApprovalRecord | undefined> {
    const { postponed = 0 } = record;
    return retryLater(record, postponed, { ...changed, postponed: postponed + 1 });
  }

  /** Why the change is no longer allowed, as far as the proxy knows: the settings or the scopes may have changed. */
  function findProblem({ subject, granted, input }: ApprovalRecord, operation: Operation): Outcome | undefined {
    const scopes = lastGrants.of(subject) ?? new Set(granted);
    const needed = operation.scopesOf?.(input) ?? [];
    const all = [
      permissions.ofOperation(operation, scopes),
      ...needed.map((scope) => permissions.ofScope(scope, scopes)),
    ];
    const refused = all.find((permission): permission is Refused => !permission.allowed);
    if (refused) {
      const message = `The person who requested it may no longer make this change (${refused.reason}).`;
      return { code: "GRANT_MISSING", message };
    }
    const message = permissions.destinationProblem(operation, input);
    return message === undefined ? undefined : { code: "DESTINATION_REFUSED", message };
  }

  async function send(
    record: ApprovalRecord,
    operation: Operation,
    { correlationId, signal }: Pick<RunParameters, "correlationId" | "signal">,
  ): Promise<ApprovalRecord | undefined> {
    // Another process may be sending it.
    if (signal.aborted) return records.find({ id: record.id });
    const isRepeated = record.status === "executing";
    const input = record.sent ?? record.input;
    const attempts = record.attempts + 1;
    // Stored before it is sent: after a crash, the next process knows that the service may have it.
    const begun = await records.change(record, { status: "executing", sent: input, attempts, retry_at: now() });
    if (!begun) return records.find({ id: record.id });
    // The service may refuse a repetition because it carried out the first one.
    const mayBeDone = isRepeated || mayHaveHappened(record);
    const ending = await attemptChange({ record: begun, operation, changes, correlationId, isRepeated: mayBeDone });
    if (ending.kind === "executed") return succeed(begun, operation, ending.response);
    const { code, message } = ending;
    if (ending.kind === "refused" && !ending.mayBeDone) return conclude(begun, "failed", { code, message });
    const isUnsent = ending.kind === "unsent";
    if (!isUnsent && (!isIdempotent(operation) || ending.kind === "refused" || attempts >= ATTEMPTS_MAX))
      return conclude(begun, "outcome_unknown", { code, message });
    // The first of several attempts of this call may have arrived, although the last one did not.
    const isFresh = isUnsent && !isRepeated && ending.mayBeDone === mayBeDone;
    if (!isFresh) return retryLater(begun, record.attempts);
    return retryUnsent(begun, { status: "approved", sent: null, attempts: record.attempts });
  }

  async function succeed(
    record: ApprovalRecord,
    operation: Operation,
    response: UpstreamResponse,
  ): Promise<ApprovalRecord> {
    await quotes.remember(operation, record.sent ?? record.input, response);
    const stored = { status: response.status, text: new TextDecoder().decode(response.bytes) };
    const outcome = { code: "ok", message: null };
    const done = { status: "executed", outcome, response: stored, executed_at: now() } as const;
    let current = record;
    for (;;) {
      const next = await records.change(current, done);
      if (next) return next;
      const other = await records.find({ id: record.id });
      // Another instance took this one for dead. The response settles what it could not know.
      if (!other || finalStatuses.includes(other.status)) return other ?? record;
      current = other;
    }
  }

  async function conclude(
    record: ApprovalRecord,
    end: "failed" | "expired" | "outcome_unknown",
    outcome: Outcome,
  ): Promise<ApprovalRecord | undefined> {
    const { id, operation, subject } = record;
    const isOpen = end === "outcome_unknown" || mayHaveHappened(record);
    const status = isOpen ? "outcome_unknown" : end;
    const next = await records.change(record, { status, outcome, ...(!isOpen && { fingerprint: null }) });
    if (!next) return records.find({ id });
    const identifiers = { approval_id: id };
    const entry = { subject, action: operation, resource: `approvals/${id}`, identifiers };
    await recorder.recordOrLog({ ...entry, outcome: status, reason: outcome.code });
    return next;
  }

  return {
    prepare,
    execute(record, correlationId, prepared) {
      const { id, operation } = record;
      const known = running.get(id);
      if (known) return known;
      const execution = drain
        .track(operation, () =>
          withLease(parameters, `approval ${id}`, (signal) => run({ record, correlationId, prepared, signal })),
        )
        .then((result) => result ?? record)
        .finally(() => running.delete(id));
      running.set(id, execution);
      return execution;
    },
  };
}

const INTERRUPTED = "A process ended while it sent the change. Check at the service whether the change happened.";

/** Whether the service carries out the same input once, however often it is sent. */
function isIdempotent({ retry, idempotencyKey }: Operation): boolean {
  return retry === "safe" || idempotencyKey !== undefined;
}
