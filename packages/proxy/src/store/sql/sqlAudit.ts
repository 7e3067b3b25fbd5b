import { createHash } from "node:crypto";
import { auditText } from "../auditText.ts";
import { checkText } from "../checkText.ts";
import type { AuditEntry, AuditRecord, Store } from "../Store.ts";
import type { Work } from "./Driver.ts";
import { query } from "./query.ts";
import type { SqlContext } from "./SqlContext.ts";

type SqlAudit = Pick<Store, "appendAudit" | "readAudit">;

/** The audit chain over SQL. */
export function sqlAudit({ driver, table, run, share }: SqlContext): SqlAudit {
  const audit = table("audit");
  const append = share((entries: readonly AuditEntry[]) =>
    driver.transact({ lock: "audit", work: () => chain(entries) }),
  );

  /** Reads the end of the chain in the transaction that prolongs it, so that it stays one however many write. */
  function* chain(entries: readonly AuditEntry[]): Work<readonly AuditRecord[]> {
    const ends = yield* query<AuditRecord>(`SELECT seq, hash FROM ${audit} ORDER BY seq DESC LIMIT 1`);
    let { seq, hash } = ends[0] ?? { seq: 0, hash: "" };
    const records: AuditRecord[] = [];
    for (const { time, subject, action, resource, outcome } of entries) {
      const linked = { seq: seq + 1, previous: hash, time, subject, action, resource, outcome };
      ({ seq } = linked);
      hash = createHash("sha256").update(auditText(linked)).digest("hex");
      records.push({ ...linked, hash });
      yield* query(
        `INSERT INTO ${audit} (seq, previous, time, subject, action, resource, outcome, hash)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [seq, linked.previous, time, subject, action, resource, outcome, hash],
      );
    }
    return records;
  }

  return {
    async appendAudit(entry) {
      checkText(entry.subject, entry.action, entry.resource, entry.outcome);
      return append(entry);
    },
    readAudit({ after, limit }) {
      return run<AuditRecord>(
        `SELECT seq, time, subject, action, resource, outcome, previous, hash FROM ${audit}
          WHERE seq > $1 ORDER BY seq LIMIT $2`,
        [after, limit],
      );
    },
  };
}
