import type { Store, WakeTopic } from "../Store.ts";

export type SqlValue = string | number | Uint8Array | null;

/** One statement of the `sql` tag. Its parameters are `$1`, `$2` and so on, in order, each used once. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** A row as the database returns it. */
export type Row = Readonly<Record<string, unknown>>;

/** The statements of one transaction, in order. A driver can run them synchronously or wait between them. */
export type TransactionSteps<TResult> = Generator<Statement, TResult, readonly Row[]>;

export interface InsertParameters {
  readonly table: string;
  /** Column types by name. */
  readonly columns: Readonly<Record<string, "text" | "bigint" | "bytes">>;
  /** Rows that violate a unique key are skipped. */
  readonly rows: readonly (readonly SqlValue[])[];
}

/** Differences between the SQL of databases. */
export interface Dialect {
  /** Quoted name of a table. */
  readonly table: (name: string) => string;
  /** Name of a new index. Empty if the database names it. */
  readonly index: (name: string) => string;
  /** Type of a byte column. */
  readonly bytes: string;
  /** Type of an increasing primary key that never reuses a number. */
  readonly sequence: string;
  /** Table option that stores rows in primary key order. Empty if the database has none. */
  readonly clustered: string;
  /** `CREATE TABLE` for data that a crash may lose. */
  readonly createUnlogged: string;
  /** SQL for the current time, in milliseconds since the epoch. */
  readonly now: string;
  /** Whether `now` comes from another clock than the host's. */
  readonly hasOwnClock: boolean;
  /** Selects a row if the table named `$1` exists. */
  readonly findTable: string;
  /** Statements to run before the tables are created. */
  readonly prepare: readonly string[];
  /** Clause of an `INSERT` that sets a `sequence` column. Empty if none is needed. */
  readonly explicitSequence: string;
  /** Selects the last assigned number of a table's `sequence` column as `value`. 0 or no row before the first. */
  readonly readSequence: (name: string) => string;
  /** Statements that make a table's `sequence` column continue after a number. A rollback undoes them. */
  readonly continueSequence: (name: string, last: number) => readonly string[];
}

/** A transaction whose caller can wait between its statements. It is rolled back if its process ends. */
export interface Session {
  run(statement: Statement): Promise<readonly Row[]>;
  /** It is durable when this resolves. */
  commit(): Promise<void>;
  /** Never rejects. Does nothing after a commit. */
  rollback(): Promise<void>;
}

export interface BeginParameters {
  /** As of `transact`. */
  readonly lock: string;
  /** Whether it only reads, always the same state. SQLite also keeps others from writing meanwhile. */
  readonly isSnapshot?: boolean | undefined;
}

export interface TransactParameters<TResult> {
  /** Transactions with the same lock run one at a time, across all instances. */
  readonly lock: string;
  readonly steps: () => TransactionSteps<TResult>;
  /** Whether the transaction may run longer than a caller would wait. */
  readonly isLong?: boolean | undefined;
}

export interface Peers {
  notify(topic: WakeTopic): void;
  /** Whether notifications arrive. `false`: other instances' changes are found by polling. */
  isNotified(): boolean;
  /** Calls the listener when another instance notified, or may have. Only one listener is supported. */
  onNotification(listener: (topic: WakeTopic) => void): void;
}

/** A SQL database. All methods reject with a `StoreError`. */
export interface Driver {
  readonly dialect: Dialect;
  /** Runs one statement outside a transaction. */
  run(statement: Statement): Promise<readonly Row[]>;
  /** Runs statements as a transaction. It is durable when this resolves and rolled back when it rejects. */
  transact<TResult>(parameters: TransactParameters<TResult>): Promise<TResult>;
  /** Begins a long transaction, such as a copy of the store. On SQLite, call nothing else until it ends. */
  begin(parameters: BeginParameters): Promise<Session>;
  /**
   * Inserts rows in order, in a transaction that locks the table. A reader that sees a number can therefore see all
   * lower ones. Resolves to the number of inserted rows.
   */
  insert(parameters: InsertParameters): Promise<number>;
  /** Proxies on other machines that use the same data. `undefined` if the database cannot be shared. */
  readonly peers?: Peers | undefined;
  /** Why production refuses the store. `undefined` if production accepts it. */
  readonly unsafe?: Store["unsafe"];
  close(): Promise<void>;
}
