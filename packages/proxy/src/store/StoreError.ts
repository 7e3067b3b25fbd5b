import { PartnerError } from "@partner-kit/contract";
import type { AuditEntry } from "./Store.ts";

export type StoreReason = keyof typeof messages;

/** The store did not do what it was asked. What was to be written must be taken as not written; giving it again is safe. */
export class StoreError extends PartnerError {
  override readonly name = "StoreError";
  readonly reason: StoreReason;

  constructor(reason: StoreReason, parameters: { cause?: unknown; details?: string | undefined } = {}) {
    super(messages[reason], parameters);
    this.reason = reason;
  }
}

const messages = {
  locked:
    "The store is locked by another program. Nothing was written. Try again; look for who holds the lock if it stays.",
  full: "The store has no room left. Nothing was written. Make room on its disk.",
  readonly: "The store cannot be written to. Nothing was written. Check its permissions, and that it is no replica.",
  unreachable: "The database did not answer. Whether the last write was done is not known; giving it again is safe.",
  damaged: "The store is damaged. Nothing was written. Put a backup in its place.",
  newer: "The store was made by a newer version of this package. Nothing was touched. Run that version or a later one.",
  invalid: "A value cannot be stored. Nothing was written.",
  unkeyed:
    "The audit chain has a key, and this proxy has none. Nothing was written. Set `auditKey` (PARTNER_KIT_AUDIT_KEY) to the key of the other instances.",
  closed: "The store is closed.",
  failed: "The store failed. Nothing was written.",
} as const;

/**
 * What is wrong with texts that do not come back from every store as they went in: those with a zero character or half a
 * surrogate pair.
 */
export function textProblem(...texts: readonly (string | null)[]): StoreError | undefined {
  if (!texts.some((text) => text !== null && /[\0\p{Surrogate}]/u.test(text))) return undefined;
  return new StoreError("invalid", { details: "A text holds a zero character or half a surrogate pair." });
}

/** Throws that. */
export function checkText(...texts: readonly (string | null)[]): void {
  const problem = textProblem(...texts);
  if (problem) throw problem;
}

/** Throws that for the texts of an audit entry. */
export function checkAuditEntry(entry: AuditEntry): void {
  const { subject, action, resource, outcome, reason = null, correlation_id = null, identifiers = {} } = entry;
  checkText(subject, action, resource, outcome, reason, correlation_id, ...Object.entries(identifiers).flat());
}
