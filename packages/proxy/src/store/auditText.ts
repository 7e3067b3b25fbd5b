import type { AuditRecord } from "./Store.ts";

/** The text whose SHA-256 is a record's `hash`. Changing its form breaks every chain there is. */
export function auditText({
  seq,
  previous,
  time,
  subject,
  action,
  resource,
  outcome,
}: Omit<AuditRecord, "hash">): string {
  return JSON.stringify([seq, previous, time, subject, action, resource, outcome]);
}
