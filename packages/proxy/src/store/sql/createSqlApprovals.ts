import type { ApprovalEvent, ApprovalStore, ReadApprovalsParameters, StoredApproval } from "../ApprovalStore.ts";
import type { WakeTopic } from "../Store.ts";
import { checkText } from "../StoreError.ts";
import type { Driver, SqlValue, Statement, TransactionSteps } from "./Driver.ts";
import { query, sql } from "./sql.ts";

export interface CreateSqlApprovalsParameters {
  readonly driver: Driver;
  /** Runs one statement outside a transaction. */
  readonly run: <TRow>(statement: Statement) => Promise<readonly TRow[]>;
  /** Called after a commit. */
  readonly changed: (topic: WakeTopic) => void;
}

/** Creates the approval part of a SQL store. */
export function createSqlApprovals({ driver, run, changed }: CreateSqlApprovalsParameters): ApprovalStore {
  const table = (name: string) => ({ verbatim: driver.dialect.table(name) });
  const [approvals, events] = [table("approvals"), table("approval_events")];
  const columns = { verbatim: COLUMNS };

  function appendEvent({ id, status, subject, scope }: StoredApproval): Statement {
    return sql`INSERT INTO ${events} (approval_id, status, subject, scope) VALUES (${id}, ${status}, ${subject}, ${scope})`;
  }

  function* insert(approval: StoredApproval): TransactionSteps<boolean> {
    const { id, revision, created_at, subject, operation, scope, status, fingerprint, due_at, sealed } = approval;
    const inserted = yield* query(sql`INSERT INTO ${approvals} (${columns}) VALUES (${id}, ${revision}, ${created_at},
        ${subject}, ${operation}, ${scope}, ${status}, ${fingerprint}, ${due_at}, ${sealed})
      ON CONFLICT DO NOTHING RETURNING id`);
    if (inserted.length === 0) return false;
    yield appendEvent(approval);
    return true;
  }

  function* replace(approval: StoredApproval): TransactionSteps<"other" | "same" | "changed"> {
    const { id, revision, status, fingerprint, due_at, sealed } = approval;
    const [before] = yield* query<{ status: string }>(sql`SELECT status FROM ${approvals}
      WHERE id = ${id} AND revision = ${revision - 1}`);
    if (before === undefined) return "other";
    yield* query(sql`UPDATE ${approvals} SET revision = ${revision}, status = ${status}, fingerprint = ${fingerprint},
      due_at = ${due_at}, sealed = ${sealed} WHERE id = ${id}`);
    if (before.status === status) return "same";
    yield appendEvent(approval);
    return "changed";
  }

  function* remove(before: number, statuses: readonly string[]): TransactionSteps<void> {
    for (const status of statuses)
      yield* query(sql`DELETE FROM ${approvals} WHERE created_at < ${before} AND status = ${status}`);
    yield* query(sql`DELETE FROM ${events} WHERE approval_id NOT IN (SELECT id FROM ${approvals})`);
  }

  return {
    async insertApproval(approval) {
      const { id, subject, operation, scope, status, fingerprint } = approval;
      checkText(id, subject, operation, scope, status, fingerprint);
      const isInserted = await driver.transact({ lock: "approvals", steps: () => insert(approval) });
      if (isInserted) changed("approvals");
      return isInserted;
    },
    async replaceApproval(approval) {
      const result = await driver.transact({ lock: "approvals", steps: () => replace(approval) });
      if (result === "changed") changed("approvals");
      return result !== "other";
    },
    async findApproval(by) {
      const [found] = await run<StoredApproval>(
        "id" in by
          ? sql`SELECT ${columns} FROM ${approvals} WHERE id = ${by.id}`
          : sql`SELECT ${columns} FROM ${approvals} WHERE fingerprint = ${by.fingerprint}`,
      );
      return found ?? null;
    },
    readApprovals: (parameters) => run<StoredApproval>(select(approvals.verbatim, parameters)),
    readDueApprovals({ now, limit }) {
      return run<StoredApproval>(sql`SELECT ${columns} FROM ${approvals}
        WHERE due_at <= ${now} ORDER BY due_at LIMIT ${limit}`);
    },
    async deleteApprovals({ before, statuses }) {
      await driver.transact({ lock: "approvals", steps: () => remove(before, statuses) });
    },
    readApprovalEvents({ after, limit }) {
      return run<ApprovalEvent>(sql`SELECT seq, approval_id, status, subject, scope FROM ${events}
        WHERE seq > ${after} ORDER BY seq LIMIT ${limit}`);
    },
    async newestApprovalEvent() {
      const [found] = await run<{ newest: number | null }>(sql`SELECT max(seq) AS newest FROM ${events}`);
      return found?.newest ?? 0;
    },
  };
}

const COLUMNS = "id, revision, created_at, subject, operation, scope, status, fingerprint, due_at, sealed";

function select(table: string, { statuses, visibleTo, limit }: ReadApprovalsParameters): Statement {
  const values: SqlValue[] = [];
  const bind = (value: SqlValue): string => `$${values.push(value)}`;
  const oneOf = (column: string, options: readonly string[]): string =>
    options.length === 0 ? "1 = 0" : `${column} IN (${options.map(bind).join(", ")})`;
  const conditions = [
    ...(statuses ? [oneOf("status", statuses)] : []),
    ...(visibleTo ? [`(subject = ${bind(visibleTo.subject)} OR ${oneOf("scope", visibleTo.scopes)})`] : []),
  ];
  const where = conditions.length === 0 ? "" : ` WHERE ${conditions.join(" AND ")}`;
  const text = `SELECT ${COLUMNS} FROM ${table}${where} ORDER BY created_at DESC, id LIMIT ${bind(limit)}`;
  return { sql: text, values };
}
