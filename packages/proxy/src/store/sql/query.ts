import type { Row, SqlValue, Statement } from "./Driver.ts";

/** Runs one statement within a transaction's work; `TRow` is what it selects. */
export function* query<TRow = Row>(
  sql: string,
  values: readonly SqlValue[] = [],
): Generator<Statement, readonly TRow[], readonly Row[]> {
  // Generic boundary: the statement and the type stand next to one another, and the tables are our own.
  return (yield { sql, values }) as readonly TRow[];
}
