import type {
  PaymentBatchStore,
  PaymentLineCount,
  ReadPaymentBatchesParameters,
  StoredPaymentBatch,
} from "../PaymentBatchStore.ts";
import { checkText } from "../StoreError.ts";
import type { CreateSqlApprovalsParameters } from "./createSqlApprovals.ts";
import type { Statement, TransactionSteps } from "./Driver.ts";
import { bindValues, follows, query, sql, where } from "./sql.ts";

/** Creates the part of a SQL store for payment batches. */
export function createSqlPaymentBatches(parameters: CreateSqlApprovalsParameters): PaymentBatchStore {
  const { driver, run, changed } = parameters;
  const table = (name: string) => ({ verbatim: driver.dialect.table(name) });
  const [batches, approvals, events] = [table("payment_batches"), table("approvals"), table("approval_events")];

  function appendEvent({ id, status, subject }: StoredPaymentBatch): Statement {
    return sql`INSERT INTO ${events} (approval_id, batch_id, status, subject, scope)
      VALUES (${id}, ${id}, ${status}, ${subject}, '')`;
  }

  function* insert(batch: StoredPaymentBatch, lines: Uint8Array): TransactionSteps<boolean> {
    const { id, revision, created_at, subject, status, sealed } = batch;
    const inserted = yield* query(sql`INSERT INTO ${batches} (id, revision, created_at, subject, status, sealed, lines)
      VALUES (${id}, ${revision}, ${created_at}, ${subject}, ${status}, ${sealed}, ${lines})
      ON CONFLICT DO NOTHING RETURNING id`);
    if (inserted.length === 0) return false;
    yield appendEvent(batch);
    return true;
  }

  function* replace(batch: StoredPaymentBatch, lines: Uint8Array | undefined): TransactionSteps<boolean> {
    const { id, revision, status, sealed } = batch;
    const replaced = yield* query(sql`UPDATE ${batches}
      SET revision = ${revision}, status = ${status}, sealed = ${sealed}
      WHERE id = ${id} AND revision = ${revision - 1} RETURNING id`);
    if (replaced.length === 0) return false;
    if (lines) yield* query(sql`UPDATE ${batches} SET lines = ${lines} WHERE id = ${id}`);
    yield appendEvent(batch);
    return true;
  }

  async function write(steps: () => TransactionSteps<boolean>): Promise<boolean> {
    const isWritten = await driver.transact({ lock: "approvals", steps });
    if (isWritten) changed("approvals");
    return isWritten;
  }

  return {
    async insertPaymentBatch(batch, lines) {
      checkText(batch.id, batch.subject, batch.status);
      return write(() => insert(batch, lines));
    },
    replacePaymentBatch: (batch, lines) => write(() => replace(batch, lines)),
    readPaymentBatches: (read) => run<StoredPaymentBatch>(select(batches.verbatim, read)),
    async readPaymentLines(id) {
      const [found] = await run<{ lines: Uint8Array }>(sql`SELECT lines FROM ${batches} WHERE id = ${id}`);
      return found?.lines ?? null;
    },
    async countPaymentLines(ids) {
      const { oneOf, finish } = bindValues();
      return run<PaymentLineCount>(
        finish(`SELECT batch_id, status, count(*) AS count FROM ${approvals.verbatim}
          WHERE ${oneOf("batch_id", ids)} GROUP BY batch_id, status`),
      );
    },
  };
}

function select(table: string, { id, subject, status, after, limit }: ReadPaymentBatchesParameters): Statement {
  const { bind, finish } = bindValues();
  const conditions = [
    ...Object.entries({ id, subject, status }).flatMap(([column, value]) =>
      value === undefined ? [] : [`${column} = ${bind(value)}`],
    ),
    ...(after ? [follows(after, bind)] : []),
  ];
  return finish(`SELECT id, revision, created_at, subject, status, sealed FROM ${table}${where(conditions)}
    ORDER BY created_at DESC, id LIMIT ${bind(limit)}`);
}
