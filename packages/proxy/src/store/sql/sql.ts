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

/** Values of a statement whose text is composed. */
export interface BoundValues {
  /** Returns the placeholder of a value. */
  readonly bind: (value: SqlValue) => string;
  /** Returns the condition that a column has one of the values. */
  readonly oneOf: (column: string, options: readonly string[]) => string;
  readonly finish: (text: string) => Statement;
}

export function bindValues(): BoundValues {
  const values: SqlValue[] = [];
  const bind = (value: SqlValue): string => `$${values.push(value)}`;
  return {
    bind,
    oneOf: (column, options) => (options.length === 0 ? "1 = 0" : `${column} IN (${options.map(bind).join(", ")})`),
    finish: (text) => ({ sql: text, values }),
  };
}

/** The `WHERE` clause of conditions that all have to hold. */
export function where(conditions: readonly string[]): string {
  return conditions.length === 0 ? "" : ` WHERE ${conditions.join(" AND ")}`;
}

/** The condition that a row comes after another one, newest first. */
export function follows(
  { id, created_at }: { readonly id: string; readonly created_at: number },
  bind: BoundValues["bind"],
): string {
  return `(created_at < ${bind(created_at)} OR (created_at = ${bind(created_at)} AND id > ${bind(id)}))`;
}
