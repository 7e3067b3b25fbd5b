import { createHash } from "node:crypto";
import { PartnerError } from "@partner-kit/contract";
import type { Store } from "../Store.ts";
import { StoreError } from "../StoreError.ts";
import { createAuditReader } from "./createSqlAudit.ts";
import type { BeginParameters, Driver, Row, Session, SqlValue, TransactionSteps } from "./Driver.ts";
import { currentVersion, migrate, readVersion } from "./migrate.ts";
import { sql } from "./sql.ts";

/** A database, and the name that errors have for it. */
export interface CopyEnd {
  readonly name: string;
  readonly driver: Driver;
}

export interface CopyStoreParameters {
  readonly from: CopyEnd;
  /** Its tables are created. It must not have any rows. */
  readonly to: CopyEnd;
  /** Called after each table. The copy is not committed yet. */
  readonly onTable: (copied: { readonly table: string; readonly rows: number }) => void;
  /** Verifies the copied audit chain before the commit. Rejects if it is broken. */
  readonly verify: (store: Pick<Store, "readAudit">) => Promise<void>;
}

/** Tables whose rows are copied, with their primary keys. Leases belong to running proxies, so they are not copied. */
export const copiedTables: Readonly<Record<string, readonly string[]>> = {
  events: ["seq"],
  cursors: ["handler"],
  parked: ["handler", "seq"],
  samples: ["pair_id", "time"],
  balances: ["currency", "time"],
  secrets: ["webhook_id", "version"],
  audit: ["seq"],
  shared: ["name"],
  approvals: ["id"],
  approval_events: ["seq"],
  payment_batches: ["id"],
  idempotency_keys: ["intent"],
};

const names = Object.keys(copiedTables);
const sequences = ["events", "approval_events"];

// A row of an event or a batch can have hundreds of kilobytes.
const ROWS_MAX = 50;

/** A transaction of one end. */
interface End extends CopyEnd {
  readonly session: Session;
}

/**
 * Copies all rows in one transaction of the target, so that a failed copy leaves nothing. Compares every copied row.
 * Rejects with a `PartnerError` that names the end, also if the source changes meanwhile.
 */
export async function copyStore({ from, to, onTable, verify }: CopyStoreParameters): Promise<void> {
  const source = await begin(from, { lock: "copy", isSnapshot: true });
  try {
    await checkSource(source);
    const state = await readState(source);
    const target = await begin(to, { lock: "schema" });
    try {
      await prepareTarget(target);
      for (const table of names) onTable({ table, rows: await copyTable(source, target, table) });
      await copyNumbers(source, target);
      await verify({ readAudit: createAuditReader({ dialect: to.driver.dialect, run: target.session.run }) });
      // Outside the transaction, which sees only its own state.
      const now = await readState({ ...source, session: { ...source.session, run: from.driver.run } });
      if (now !== state) throw refusal(from, "changed during the copy. Stop every proxy that uses it, then try again");
      await target.session.commit();
    } finally {
      await target.session.rollback();
    }
  } finally {
    await source.session.rollback();
  }
}

/** Rejects with an error that names the end if a call to its database fails. */
export async function named<TResult>(name: string, call: Promise<TResult>): Promise<TResult> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const { shortMessage, details } = error;
    throw new PartnerError(`${name} cannot be used. ${shortMessage}`, { details, cause: error, topic: "STORE_FAILED" });
  }
}

async function begin({ name, driver }: CopyEnd, parameters: BeginParameters): Promise<End> {
  const session = await named(name, driver.begin(parameters));
  const { run, commit, rollback } = session;
  return {
    name,
    driver,
    session: {
      run: (statement) => named(name, run(statement)),
      commit: () => named(name, commit()),
      rollback,
    },
  };
}

function refusal({ name }: CopyEnd, problem: string): PartnerError {
  return new PartnerError(`${name} ${problem}. Nothing was copied.`, { topic: "STORE_FAILED" });
}

async function drive<TResult>({ session }: End, steps: TransactionSteps<TResult>): Promise<TResult> {
  let step = steps.next([]);
  while (step.done !== true) step = steps.next(await session.run(step.value));
  return step.value;
}

async function checkSource(source: End): Promise<void> {
  const version = await drive(source, readVersion(source.driver.dialect));
  if (version > currentVersion)
    throw refusal(source, "was created by a newer version of this package. Use that version");
  if (version === 0) throw refusal(source, "has no tables of a proxy");
  if (version < currentVersion)
    throw refusal(source, "was created by an older version of this package. Run partner-kit-proxy migrate first");
  const { dialect } = source.driver;
  const [leases, now] = [{ verbatim: dialect.table("leases") }, { verbatim: dialect.now }];
  const held = await source.session.run(sql`SELECT name FROM ${leases} WHERE until > ${now} LIMIT 1`);
  if (held.length > 0)
    throw refusal(source, "is in use. Stop every proxy that uses it, wait for a minute, then try again");
}

/** Creates the tables and checks that they have no rows. */
async function prepareTarget(target: End): Promise<void> {
  const { dialect } = target.driver;
  if ((await drive(target, readVersion(dialect))) > currentVersion)
    throw refusal(target, "was created by a newer version of this package. Use that version");
  await drive(target, migrate(dialect));
  for (const name of [...names, "leases"]) {
    const found = await target.session.run(sql`SELECT 1 FROM ${{ verbatim: dialect.table(name) }} LIMIT 1`);
    if (found.length > 0)
      throw refusal(
        target,
        `is not empty: it has ${name}. Use a new database, and start no proxy on it before the copy`,
      );
  }
}

/** Numbers that a running proxy changes: row counts, revisions, handled events and the counter of health checks. */
async function readState({ driver, session, name }: End): Promise<string> {
  const { table } = driver.dialect;
  const count = (of: string): string => `(SELECT count(*) FROM ${table(of)}) AS ${of}`;
  const sum = (of: string, column: string): string =>
    `(SELECT CAST(sum(${column}) AS BIGINT) FROM ${table(of)}) AS ${of}_${column}`;
  const numbers = [...names.map(count), sum("approvals", "revision"), sum("payment_batches", "revision")];
  numbers.push(sum("cursors", "seq"), sum("cursors", "attempts"), sum("meta", "value"));
  return JSON.stringify(await named(name, session.run({ sql: `SELECT ${numbers.join(", ")}`, values: [] })));
}

/** Copies a table in batches and compares the result. Resolves to the number of rows. */
async function copyTable(source: End, target: End, table: string): Promise<number> {
  const { dialect } = target.driver;
  const copied = createDigest();
  for await (const rows of readRows(source, table)) {
    const columns = Object.keys(rows[0] ?? {});
    const values: SqlValue[] = [];
    const tuples = rows.map((row) => {
      copied.add(row);
      // Generic boundary: the tables have only these types.
      return `(${columns.map((column) => `$${values.push(row[column] as SqlValue)}`).join(", ")})`;
    });
    const override = sequences.includes(table) ? dialect.explicitSequence : "";
    const text = `INSERT INTO ${dialect.table(table)} (${columns.join(", ")}) ${override} VALUES ${tuples.join(", ")}`;
    await target.session.run({ sql: text, values });
  }
  const found = createDigest();
  for await (const rows of readRows(target, table)) for (const row of rows) found.add(row);
  if (found.end() !== copied.end()) throw refusal(target, `returned other rows of ${table} than were written to it`);
  return copied.count();
}

/** A table's rows in the order of its key, in batches. */
async function* readRows({ driver, session }: End, table: string): AsyncGenerator<readonly Row[]> {
  const key = copiedTables[table] ?? [];
  const [columns, places] = [key.join(", "), key.map((_, index) => `$${index + 1}`).join(", ")];
  const all = `SELECT * FROM ${driver.dialect.table(table)}`;
  const end = `ORDER BY ${columns} LIMIT ${ROWS_MAX}`;
  let rows = await session.run({ sql: `${all} ${end}`, values: [] });
  for (let last = rows.at(-1); last !== undefined; last = rows.at(-1)) {
    yield rows;
    const after: Row = last;
    // Generic boundary, as above.
    const values = key.map((column) => after[column] as SqlValue);
    rows = await session.run({ sql: `${all} WHERE (${columns}) > (${places}) ${end}`, values });
  }
}

/** A hash of rows that does not depend on their order, because databases sort text differently. */
function createDigest() {
  let count = 0;
  let sum = 0n;
  return {
    add(row: Row): void {
      const cells = Object.entries(row).map(([name, value]) => [
        name,
        value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value,
      ]);
      sum += BigInt(`0x${createHash("sha256").update(JSON.stringify(cells)).digest("hex")}`);
      count += 1;
    },
    count: () => count,
    end: () => `${count} ${sum}`,
  };
}

/** Continues the numbers of events. A number is not reused, even if retention has deleted its event. */
async function copyNumbers(source: End, target: End): Promise<void> {
  const [former, next] = [source.driver.dialect, target.driver.dialect];
  const select = { verbatim: former.table("meta") };
  const [deleted] = await source.session.run(sql`SELECT value FROM ${select} WHERE name = 'events_deleted'`);
  const update = { verbatim: next.table("meta") };
  await target.session.run(
    sql`UPDATE ${update} SET value = ${Number(deleted?.["value"] ?? 0)} WHERE name = 'events_deleted'`,
  );
  for (const name of sequences) {
    const [found] = await source.session.run({ sql: former.readSequence(name), values: [] });
    const last = Number(found?.["value"] ?? 0);
    if (last > 0)
      for (const text of next.continueSequence(name, last)) await target.session.run({ sql: text, values: [] });
  }
}
