import { isSuccessEnvelope, type Operation, readErrorEnvelope } from "@partner-kit/contract";
import type { Changes } from "../audit/createChanges.ts";
import { Cancellation } from "../http/Cancellation.ts";
import { HttpError } from "../http/HttpError.ts";
import { StoreError } from "../store/StoreError.ts";
import type { UpstreamResponse } from "../upstream/readUpstreamResponse.ts";
import type { ApprovalRecord } from "./ApprovalRecord.ts";
import { isAboutTheKey } from "./isAboutTheKey.ts";

/**
 * How an attempt ended. `refused`: the service rejected it. `unsent`: the service did not carry it out, and may do so
 * later. `uncertain`: the proxy does not know whether the service carried it out.
 */
export type Ending =
  | { readonly kind: "executed"; readonly response: UpstreamResponse }
  | (Problem & {
      readonly kind: "refused" | "unsent" | "uncertain";
      /** Whether the service may have carried out an earlier attempt. */
      readonly mayBeDone: boolean;
    });

interface Problem {
  readonly code: string;
  readonly message: string;
}

export interface AttemptChangeParameters {
  readonly record: ApprovalRecord;
  readonly operation: Operation;
  readonly changes: Changes;
  readonly correlationId: string;
  /** Whether the service may have carried out an earlier attempt. */
  readonly isRepeated: boolean;
}

const UNSENT: readonly string[] = ["RATE_LIMITED", "TOO_MANY_REQUESTS", "SHUTTING_DOWN", "KEY_SERVICE_UNAVAILABLE"];
const UNCERTAIN: readonly string[] = ["UPSTREAM_TIMEOUT", "UPSTREAM_UNREACHABLE", "UPSTREAM_INVALID"];

/** Sends an approved change once, for the person who requested it. Never rejects. */
export async function attemptChange(parameters: AttemptChangeParameters): Promise<Ending> {
  const { record, operation, changes, correlationId, isRepeated } = parameters;
  const { id: approvalId, subject } = record;
  const change = changes.begin({ operation, params: {}, subject, correlationId, approvalId, isRepeated });
  try {
    return endingOf(operation, await change.send(record.sent ?? record.input, { caller: new Cancellation() }));
  } catch (error) {
    return { ...kindOf(error), mayBeDone: isRepeated };
  }
}

function kindOf(error: unknown): Problem & { readonly kind: "refused" | "unsent" | "uncertain" } {
  // The record before the change could not be stored, so it was not sent.
  if (error instanceof StoreError) return { kind: "unsent", code: "STORE_UNAVAILABLE", message: error.shortMessage };
  if (!(error instanceof HttpError)) return { kind: "uncertain", code: "INTERNAL", message: "The proxy failed." };
  const { code, message, isUnsent } = error;
  if (isUnsent || UNSENT.includes(code)) return { kind: "unsent", code, message };
  return { kind: UNCERTAIN.includes(code) ? "uncertain" : "refused", code, message };
}

function endingOf({ idempotencyKey }: Operation, response: UpstreamResponse): Ending {
  const { status, envelope, isRepeated = false } = response;
  if (isSuccessEnvelope(envelope)) return { kind: "executed", response };
  const { code = "UPSTREAM_INVALID", message = "" } = readErrorEnvelope(envelope) ?? {};
  // The service refuses an idempotency key that it has seen with another quote.
  const mayBeDone = isRepeated || (idempotencyKey !== undefined && code === "CONFLICT");
  if (status === 429 || code === "REPLAY_PROTECTION_UNAVAILABLE" || isAboutTheKey(code))
    return { kind: "unsent", code, message, mayBeDone };
  return { kind: status >= 500 ? "uncertain" : "refused", code, message, mayBeDone };
}
