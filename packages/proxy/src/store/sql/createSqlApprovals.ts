import type { ApprovalEvent, ApprovalStore, ReadApprovalsParameters, StoredApproval } from "../ApprovalStore.ts";
import type { WakeTopic } from "../Store.ts";
import { checkText } from "../StoreError.ts";
import type { Driver, Statement, TransactionSteps } from "./Driver.ts";
import { bindValues, follows, query, sql, where } from "./sql.ts";

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
  const [approvals, events, batches] = [table("approvals"), table("approval_events"), table("payment_batches")];
  const columns = { verbatim: COLUMNS };

  function appendEvent({ id, batch_id, status, subject, scope }: StoredApproval): Statement {
    return sql`INSERT INTO ${events} (approval_id, batch_id, status, subject, scope)
      VALUES (${id}, ${batch_id}, ${status}, ${subject}, ${scope})`;
  }

  function* insert(approval: StoredApproval, batchRevision: number | undefined): TransactionSteps<boolean> {
    const { id, revision, created_at, subject, operation, scope, status, fingerprint, batch_id } = approval;
    if (batchRevision !== undefined) {
      const found = yield* query(sql`SELECT id FROM ${batches} WHERE id = ${batch_id} AND revision = ${batchRevision}`);
      if (found.length === 0) return false;
    }
    const inserted = yield* query(sql`INSERT INTO ${approvals} (${columns}) VALUES (${id}, ${revision}, ${created_at},
        ${subject}, ${operation}, ${scope}, ${status}, ${fingerprint}, ${batch_id}, ${approval.due_at}, ${approval.sealed})
      ON CONFLICT DO NOTHING RETURNING id`);
    if (inserted.length === 0) return false;
    yield appendEvent(approval);
    return true;
  }

  function* replace(approval: StoredApproval): TransactionSteps<"other" | "same" | "changed"> {
    const { id, revision, scope, status, fingerprint, due_at, sealed } = approval;
    const [before] = yield* query<{ status: string }>(sql`SELECT status FROM ${approvals}
      WHERE id = ${id} AND revision = ${revision - 1}`);
    if (before === undefined) return "other";
    yield* query(sql`UPDATE ${approvals} SET revision = ${revision}, scope = ${scope}, status = ${status},
      fingerprint = ${fingerprint}, due_at = ${due_at}, sealed = ${sealed} WHERE id = ${id}`);
    if (before.status === status) return "same";
    yield appendEvent(approval);
    return "changed";
  }

  function* remove(before: number, statuses: readonly string[]): TransactionSteps<void> {
    for (const status of statuses)
      yield* query(sql`DELETE FROM ${approvals}
        WHERE created_at < ${before} AND status = ${status} AND batch_id IS NULL`);
    yield* query(deleteBatches(batches.verbatim, approvals.verbatim, before, statuses));
    yield* query(sql`DELETE FROM ${approvals}
      WHERE batch_id IS NOT NULL AND batch_id NOT IN (SELECT id FROM ${batches})`);
    // An event of a batch itself has the ID of the batch.
    yield* query(sql`DELETE FROM ${events}
      WHERE approval_id NOT IN (SELECT id FROM ${approvals}) AND approval_id NOT IN (SELECT id FROM ${batches})`);
  }

  return {
    async insertApproval(approval, batchRevision) {
      const { id, subject, operation, scope, status, fingerprint, batch_id } = approval;
      checkText(id, subject, operation, scope, status, fingerprint, batch_id);
      const isInserted = await driver.transact({ lock: "approvals", steps: () => insert(approval, batchRevision) });
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
      return run<ApprovalEvent>(sql`SELECT seq, approval_id, batch_id, status, subject, scope FROM ${events}
        WHERE seq > ${after} ORDER BY seq LIMIT ${limit}`);
    },
    async newestApprovalEvent() {
      const [found] = await run<{ newest: number | null }>(sql`SELECT max(seq) AS newest FROM ${events}`);
      return found?.newest ?? 0;
    },
  };
}

const COLUMNS = "id, revision, created_at, subject, operation, scope, status, fingerprint, batch_id, due_at, sealed";

function select(table: string, parameters: ReadApprovalsParameters): Statement {
  const { statuses, visibleTo, batch_id, after, limit } = parameters;
  const { bind, oneOf, finish } = bindValues();
  const conditions = [
    ...(statuses ? [oneOf("status", statuses)] : []),
    ...(batch_id === undefined ? [] : [batch_id === null ? "batch_id IS NULL" : `batch_id = ${bind(batch_id)}`]),
    ...(visibleTo
      ? [`((subject = ${bind(visibleTo.subject)} AND scope <> '') OR ${oneOf("scope", visibleTo.scopes)})`]
      : []),
    ...(after ? [follows(after, bind)] : []),
  ];
  return finish(`SELECT ${COLUMNS} FROM ${table}${where(conditions)}
    ORDER BY created_at DESC, id LIMIT ${bind(limit)}`);
}

function deleteBatches(batches: string, approvals: string, before: number, statuses: readonly string[]): Statement {
  const { bind, oneOf, finish } = bindValues();
  return finish(`DELETE FROM ${batches} WHERE created_at < ${bind(before)} AND status <> 'running' AND id NOT IN (
    SELECT batch_id FROM ${approvals} WHERE batch_id IS NOT NULL AND NOT (${oneOf("status", statuses)}))`);
}
