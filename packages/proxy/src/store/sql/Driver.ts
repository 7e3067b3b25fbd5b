import type { Store, WakeTopic } from "../Store.ts";

export type SqlValue = string | number | Uint8Array | null;

/** One statement, as `sql` makes it. Its parameters are `$1`, `$2` and so on: in this order, each once. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** A row as the database gives it. */
export type Row = Readonly<Record<string, unknown>>;

/** Statements of one transaction, one after the other, so that a driver may run them at a stretch or wait in between. */
export type Work<TResult> = Generator<Statement, TResult, readonly Row[]>;

export interface InsertParameters {
  readonly table: string;
  /** Name to type. */
  readonly columns: Readonly<Record<string, "text" | "bigint" | "bytes">>;
  /** Rows that meet a unique key are left out. */
  readonly rows: readonly (readonly SqlValue[])[];
}

/** What differs in the SQL of databases. */
export interface Dialect {
  /** Name of a table, as it is written in SQL. */
  readonly table: (name: string) => string;
  /** Type of a column of bytes. */
  readonly bytes: string;
  /** Type of a primary key that counts up and gives no number twice. */
  readonly sequence: string;
  /** Follows the columns of a table whose rows lie in the order of their primary key, where that can be had. */
  readonly clustered: string;
  /** `CREATE TABLE` for what may be lost in a crash. */
  readonly createPassing: string;
  /** Milliseconds since the epoch. */
  readonly now: string;
  /** Whether `now` comes from a clock other than the host's. */
  readonly hasOwnClock: boolean;
  /** Selects a row where there is a table of the name `$1`. */
  readonly findTable: string;
  /** What comes before all tables. */
  readonly prepare: readonly string[];
}

export interface TransactParameters<TResult> {
  /** Of the transactions with the same lock one runs at a time, among all instances. */
  readonly lock: string;
  readonly work: () => Work<TResult>;
  /** Whether it may take longer than somebody would wait for an answer. */
  readonly isLong?: boolean | undefined;
}

export interface Others {
  notify(topic: WakeTopic): void;
  /** Calls back when one of them notified, or may have. There is one listener. */
  onTold(listener: (topic: WakeTopic) => void): void;
}

/** A database that speaks SQL. Everything rejects with a `StoreError`. */
export interface Driver {
  readonly dialect: Dialect;
  /** Runs one statement by itself. */
  run(statement: Statement): Promise<readonly Row[]>;
  /** Runs statements as a transaction, which is durable when this resolves, and undone when it rejects. */
  transact<TResult>(parameters: TransactParameters<TResult>): Promise<TResult>;
  /**
   * Inserts rows in their order, as such a transaction, with the table as its lock. So whoever sees a number has been
   * able to see all that were given before it. Resolves to how many were not left out.
   */
  insert(parameters: InsertParameters): Promise<number>;
  /** Proxies on other machines that work on the same data; `undefined` where there can be none. */
  readonly others?: Others | undefined;
  /** Why production refuses the store; `undefined` if it takes it. */
  readonly unsafe?: Store["unsafe"];
  close(): Promise<void>;
}
