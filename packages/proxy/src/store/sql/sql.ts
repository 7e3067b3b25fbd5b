import type { Row, SqlValue, Statement } from "./Driver.ts";

/** A piece of SQL that stands in a statement as it is, such as the name of a table. */
export interface Verbatim {
  readonly verbatim: string;
}

/** A statement as one reads it. Whatever is put into the text is bound as a value, unless it is verbatim. */
export function sql(texts: TemplateStringsArray, ...parts: readonly (SqlValue | Verbatim)[]): Statement {
  const values: SqlValue[] = [];
  let text = texts[0] ?? "";
  for (const [place, part] of parts.entries()) {
    const isVerbatim = typeof part === "object" && part !== null && "verbatim" in part;
    text += (isVerbatim ? part.verbatim : `$${values.push(part)}`) + (texts[place + 1] ?? "");
  }
  return { sql: text, values };
}

/** Runs one statement within a transaction's work; `TRow` is what it selects. */
export function* query<TRow = Row>(statement: Statement): Generator<Statement, readonly TRow[], readonly Row[]> {
  // Generic boundary: the statement and the type stand next to one another, and the tables are our own.
  return (yield statement) as readonly TRow[];
}
