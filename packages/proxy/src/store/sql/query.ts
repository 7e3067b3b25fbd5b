import type { Row, SqlValue, Statement } from "./Driver.ts";

/** Runs one statement within a transaction's work; `TRow` is what it selects. */
export function* query<TRow = Row>(
  sql: string,
  ...values: readonly SqlValue[]
): Generator<Statement, readonly TRow[], readonly Row[]> {
  return rowsOf<TRow>(yield { sql, values });
}

/** Rows as what their statement selects. */
export function rowsOf<TRow>(rows: readonly unknown[]): readonly TRow[] {
  // Generic boundary: the statement and the type are written next to one another, and the tables are our own.
  return rows as readonly TRow[];
}
