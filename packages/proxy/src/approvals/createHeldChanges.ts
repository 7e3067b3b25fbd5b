import type { Operation, ParsedInput } from "@partner-kit/contract";
import type { Access } from "../access/createAuthenticator.ts";
import type { QuoteMemory } from "../access/createQuoteMemory.ts";
import type { PolicyDecision } from "../access/policy.ts";
import type { AuditRecorder } from "../audit/createAuditRecorder.ts";
import { identifiersOf } from "../audit/createChanges.ts";
import type { Drain } from "../audit/createDrain.ts";
import { HttpError } from "../http/HttpError.ts";
import { createLimit } from "../settings/createLimit.ts";
import type { Settings } from "../settings/settings.ts";
import { wasSent } from "../upstream/intentKeys.ts";
import { type ApprovalRecord, newRecord, type ReviewedTerms, type StoredResponse } from "./ApprovalRecord.ts";
import type { ApprovalExpiry } from "./createApprovalExpiry.ts";
import type { ApprovalRecords } from "./createApprovalRecords.ts";
import { fingerprintText, isSameIntent } from "./intent.ts";

export interface CreateHeldChangesParameters extends Pick<Settings, "store" | "policy" | "secretBox" | "now"> {
  readonly records: ApprovalRecords;
  readonly expiry: ApprovalExpiry;
  readonly quotes: Pick<QuoteMemory, "recall">;
  readonly recorder: AuditRecorder;
  readonly drain: Pick<Drain, "track">;
}

/** A change that a person requests. */
export interface RequestedChange {
  readonly operation: Operation;
  readonly input: ParsedInput<Operation>;
  readonly access: Access;
  readonly correlationId: string;
}

export interface HoldParameters extends RequestedChange {
  readonly decision: Extract<PolicyDecision, { decision: "approve" }>;
  readonly reviewed: ReviewedTerms;
}

/** Changes that the policy holds for an approval. */
export interface HeldChanges {
  /**
   * Looks for the approval of the same request. Resolves to the service's response if the change was executed, and to
   * `undefined` if the request is a new one. Throws `APPROVAL_REQUIRED` with the approval's ID if it is open.
   */
  recall(change: RequestedChange): Promise<StoredResponse | undefined>;
  /** Stores a change and throws `APPROVAL_REQUIRED` with the approval's ID. */
  hold(change: HoldParameters): Promise<never>;
}

/** Pending requests of one person. */
const PENDING_MAX = 100;
/** Requests of one person. Without this limit, somebody who cancels each request could fill the store and the audit. */
export const HELD_PER_HOUR = 500;
/** Milliseconds in which a repeated request without an idempotency key gets the stored response. */
const REPEAT_MS = 10 * 60_000;

/** Creates the store of held changes. */
export function createHeldChanges(parameters: CreateHeldChangesParameters): HeldChanges {
  const { store, policy, secretBox, records, expiry, quotes, recorder, drain, now } = parameters;
  const limit = createLimit({ now, window: 3_600_000, maximum: HELD_PER_HOUR });

  async function fingerprintsOf({ operation, input, access }: RequestedChange): Promise<readonly string[]> {
    const text = fingerprintText({ operation, input, subject: access.subject });
    return (await secretBox?.fingerprints(text)) ?? [];
  }

  async function recall(change: RequestedChange): Promise<StoredResponse | undefined> {
    // Without a policy nothing is held, and every change would cost a store access.
    if (!policy) return undefined;
    const { operation, input } = change;
    for (const fingerprint of await fingerprintsOf(change)) {
      const found = await records.find({ fingerprint });
      const record = found && (await expiry.endIfExpired(found));
      if (record?.fingerprint !== fingerprint) continue;
      if (!isSameIntent(record, input, await quotes.recall(operation, input)))
        throw new HttpError({ code: "CONFLICT", message: OTHER_INTENT });
      if (record.status !== "executed") throw approvalRequired(record);
      const response = await takeResponse(record, operation);
      if (response) return response;
    }
    return undefined;
  }

  async function takeResponse(record: ApprovalRecord, operation: Operation): Promise<StoredResponse | undefined> {
    const { executed_at } = record;
    const response = record.response ?? undefined;
    const isSecret = operation.sensitive === "secret";
    const isRecent = operation.method === "POST" && now() - (executed_at ?? 0) < REPEAT_MS;
    if (!isSecret && (operation.idempotencyKey !== undefined || isRecent)) return response;
    // A secret is returned once. Otherwise the same input is a new request.
    const taken = await records.change(record, { fingerprint: null, ...(isSecret && { response: null }) });
    return isSecret && taken ? response : undefined;
  }

  async function create(change: HoldParameters, isSent: boolean): Promise<ApprovalRecord> {
    const { operation, input, access, decision, reviewed } = change;
    const { subject, name: subject_name, granted } = access;
    const { reason, scope, expiresInSeconds } = decision;
    const [fingerprint = null] = await fingerprintsOf(change);
    const createdAt = now();
    return {
      ...newRecord,
      id: crypto.randomUUID(),
      operation: operation.name,
      input,
      reviewed,
      subject,
      subject_name,
      granted: Array.from(granted),
      reason,
      scope,
      // The service may have carried it out when the policy still allowed it, so a person has to find out.
      status: isSent ? "outcome_unknown" : "pending",
      outcome: isSent ? { code: "OUTCOME_UNKNOWN", message: SENT_BEFORE } : null,
      created_at: createdAt,
      expires_at: createdAt + expiresInSeconds * 1000,
      fingerprint,
    };
  }

  return {
    recall,
    async hold(change) {
      const { operation, input, access, correlationId, decision, reviewed } = change;
      const { subject } = access;
      const isSent = await wasSent(store, operation, input);
      // Nobody could check later that the recipient is still the reviewed one, so it would never be sent.
      if (!isSent && reviewed.amount !== undefined && !reviewed.recipient)
        throw new HttpError({ code: "POLICY_DENIED", message: NO_RECIPIENT, reason: NO_RECIPIENT });
      const visibleTo = { subject, scopes: [] };
      const pending = { statuses: ["pending"], visibleTo, batch_id: null, limit: PENDING_MAX };
      if ((await records.list(pending)).length >= PENDING_MAX)
        throw new HttpError({ code: "TOO_MANY_REQUESTS", message: TOO_MANY_PENDING });
      const seconds = limit.take(subject);
      if (seconds !== undefined) {
        const headers = { "retry-after": String(seconds) };
        throw new HttpError({ code: "TOO_MANY_REQUESTS", message: TOO_MANY_HELD, headers });
      }
      const record = await create(change, isSent);
      const entry = {
        subject,
        correlation_id: correlationId,
        action: operation.name,
        resource: `approvals/${record.id}`,
        identifiers: { ...identifiersOf(operation, input, undefined), approval_id: record.id },
        outcome: "held",
        reason: decision.reason,
      };
      await drain.track(operation.name, async () => {
        await recorder.record(entry);
        if (await records.insert(record)) return;
        // The same request arrived twice at once, so the other one is stored.
        await recall(change);
        throw new HttpError({ code: "CONFLICT", message: "The same request was just decided about. Send it again." });
      });
      throw approvalRequired(record);
    },
  };
}

const NO_RECIPIENT =
  "This withdrawal needs an approval, but the service does not list its recipient, so an approver could not check who is paid. Nothing was sent.";
const SENT_BEFORE =
  "This change was sent before without an approval, and its response may be lost. Check at the service whether it happened.";
const OTHER_INTENT = "Another change with this idempotency key waits for an approval. Use a new key for a new change.";
const TOO_MANY_PENDING = `${PENDING_MAX} of your changes wait for an approval. Cancel some of them, or wait for decisions.`;

const TOO_MANY_HELD = `You requested ${HELD_PER_HOUR} changes that need an approval in one hour. Try again later.`;

function approvalRequired({ id, reason }: ApprovalRecord): HttpError {
  return new HttpError({ code: "APPROVAL_REQUIRED", message: reason, reason, details: { approval_id: id } });
}
