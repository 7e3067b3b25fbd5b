import type { Row, SqlValue, Statement } from "./Driver.ts";

/** SQL that is inserted unescaped, such as a table name. */
export interface Verbatim {
  readonly verbatim: string;
}

/** Template tag for a statement. Interpolated values are bound as parameters, unless they are verbatim. */
export function sql(texts: TemplateStringsArray, ...parts: readonly (SqlValue | Verbatim)[]): Statement {
  const values: SqlValue[] = [];
  let text = texts[0] ?? "";
  for (const [index, part] of parts.entries()) {
    const isVerbatim = typeof part === "object" && part !== null && "verbatim" in part;
    text += (isVerbatim ? part.verbatim : `$${values.push(part)}`) + (texts[index + 1] ?? "");
  }
  return { sql: text, values };
}

/** Runs one statement of a transaction. `TRow` is the type of its rows. */
export function* query<TRow = Row>(statement: Statement): Generator<Statement, readonly TRow[], readonly Row[]> {
  // Generic boundary: each statement is next to its row type, and the tables are our own.
  return (yield statement) as readonly TRow[];
}
