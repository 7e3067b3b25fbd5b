import { isSuccessEnvelope, type Operation, readErrorEnvelope } from "@partner-kit/contract";
import type { Changes } from "../audit/createChanges.ts";
import { Cancellation } from "../http/Cancellation.ts";
import { HttpError } from "../http/HttpError.ts";
import { StoreError } from "../store/StoreError.ts";
import type { UpstreamResponse } from "../upstream/readUpstreamResponse.ts";
import type { ApprovalRecord } from "./ApprovalRecord.ts";

/**
 * How an attempt ended. `refused`: the service rejected it. `unsent`: the service did not carry it out, and may do so
 * later. `uncertain`: the proxy does not know whether the service carried it out.
 */
export type Ending =
  | { readonly kind: "executed"; readonly response: UpstreamResponse }
  | { readonly kind: "refused" | "unsent" | "uncertain"; readonly code: string; readonly message: string };

export interface AttemptChangeParameters {
  readonly record: ApprovalRecord;
  readonly operation: Operation;
  readonly changes: Changes;
  readonly correlationId: string;
}

const UNSENT: readonly string[] = ["RATE_LIMITED", "TOO_MANY_REQUESTS", "SHUTTING_DOWN", "KEY_SERVICE_UNAVAILABLE"];
const UNCERTAIN: readonly string[] = ["UPSTREAM_TIMEOUT", "UPSTREAM_UNREACHABLE", "UPSTREAM_INVALID"];

/** Sends an approved change once, for the person who requested it. Never rejects. */
export async function attemptChange(parameters: AttemptChangeParameters): Promise<Ending> {
  const { record, operation, changes, correlationId } = parameters;
  const { id: approvalId, subject } = record;
  const change = changes.begin({ operation, params: {}, subject, correlationId, approvalId });
  try {
    return endingOf(await change.send(record.sent ?? record.input, { caller: new Cancellation() }));
  } catch (error) {
    // The record before the change could not be stored, so it was not sent.
    if (error instanceof StoreError) return { kind: "unsent", code: "STORE_UNAVAILABLE", message: error.shortMessage };
    if (!(error instanceof HttpError)) return { kind: "uncertain", code: "INTERNAL", message: "The proxy failed." };
    const { code, message, isUnsent } = error;
    // An operation that is safe to retry may have arrived in an earlier attempt of the same call.
    if ((isUnsent && operation.retry === "never") || UNSENT.includes(code)) return { kind: "unsent", code, message };
    return { kind: UNCERTAIN.includes(code) ? "uncertain" : "refused", code, message };
  }
}

function endingOf(response: UpstreamResponse): Ending {
  const { status, envelope } = response;
  if (isSuccessEnvelope(envelope)) return { kind: "executed", response };
  const { code = "UPSTREAM_INVALID", message = "" } = readErrorEnvelope(envelope) ?? {};
  if (status === 429 || code === "REPLAY_PROTECTION_UNAVAILABLE") return { kind: "unsent", code, message };
  return { kind: status >= 500 ? "uncertain" : "refused", code, message };
}
