import type { AuditRecord, Store } from "./Store.ts";

/**
 * What the check of a chain found. A chain cut at its end still verifies: keep `last` elsewhere and compare, to notice.
 * `brokenAt` is the number of the first record that does not fit.
 */
export type VerifyAuditReturnType =
  | { readonly isIntact: true; readonly last: { readonly seq: number; readonly hash: string } }
  | { readonly isIntact: false; readonly brokenAt: number };

/** Computes the whole audit chain again and compares. */
export async function verifyAudit({ store }: { store: Pick<Store, "readAudit"> }): Promise<VerifyAuditReturnType> {
  let last = { seq: 0, hash: "" };
  for (;;) {
    const records = await store.readAudit({ after: last.seq, limit: 1_000 });
    if (records.length === 0) return { isIntact: true, last };
    for (const record of records) {
      const { seq, previous, hash } = record;
      const fits = seq === last.seq + 1 && previous === last.hash && hash === (await sha256(auditText(record)));
      if (!fits) return { isIntact: false, brokenAt: last.seq + 1 };
      last = { seq, hash };
    }
  }
}

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

/** SHA-256 of a text in UTF-8, in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
