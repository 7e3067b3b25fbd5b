import { PartnerError } from "@partner-kit/contract";
import type { AuditEntry } from "./Store.ts";

export type StoreReason = keyof typeof messages;

/** A failed call of the store. Treat its writes as not done. It is safe to retry them. */
export class StoreError extends PartnerError {
  override readonly name = "StoreError";
  readonly reason: StoreReason;

  constructor(reason: StoreReason, parameters: { cause?: unknown; details?: string | undefined } = {}) {
    super(messages[reason], { ...parameters, topic: "STORE_FAILED" });
    this.reason = reason;
  }
}

const messages = {
  locked:
    "Another program has locked the store. Nothing was written. Try again. If the lock stays, find and stop that program.",
  full: "The store's disk is full. Nothing was written. Free some space.",
  readonly:
    "The store is not writable. Nothing was written. Check its permissions, and that it is not a read-only replica.",
  denied:
    "The database role lacks a permission. Nothing was written. Run `partner-kit-proxy migrate --grants` with the role that owns the tables, then try again.",
  unreachable: "The database did not respond. The last write may have succeeded. It is safe to retry it.",
  damaged: "The store is damaged. Nothing was written. Restore a backup.",
  newer: "A newer version of this package created the store. Nothing was changed. Run that version or a later one.",
  invalid: "A value cannot be stored. Nothing was written.",
  unkeyed:
    "The audit chain has a key, but this proxy has no audit key. Nothing was written. Set `auditKey` (PARTNER_KIT_AUDIT_KEY) to the key of the other instances.",
  unnotified:
    "Wake-ups from other proxies do not arrive. Nothing is lost, because the store polls for their changes. Check the server of `waker` (PARTNER_KIT_REDIS).",
  closed: "The store is closed.",
  failed: "The store failed. Nothing was written.",
} as const;

const cannotStore = /[\0\p{Surrogate}]/u;

/** Finds text that some stores cannot return unchanged: a zero character or half a surrogate pair. */
export function textProblem(...texts: readonly (string | null)[]): StoreError | undefined {
  if (!texts.some((text) => text !== null && cannotStore.test(text))) return undefined;
  return new StoreError("invalid", { details: "A text contains a zero character or half a surrogate pair." });
}

/** Throws a `StoreError` for such text. */
export function checkText(...texts: readonly (string | null)[]): void {
  const problem = textProblem(...texts);
  if (problem) throw problem;
}

/** Throws a `StoreError` for such text in an audit entry. */
export function checkAuditEntry(entry: AuditEntry): void {
  const { subject, action, resource, outcome, reason = null, correlation_id = null, identifiers = {} } = entry;
  checkText(subject, action, resource, outcome, reason, correlation_id, ...Object.entries(identifiers).flat());
}
