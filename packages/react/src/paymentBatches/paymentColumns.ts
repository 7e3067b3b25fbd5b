import { columnOfHeading, type PaymentColumn } from "./columnHeadings.ts";
import type { CsvRecord } from "./parseCsv.ts";

export interface PaymentColumns {
  /** Index of each column. A heading that is missing is not in the map. */
  readonly indexes: ReadonlyMap<PaymentColumn, number>;
  /** The number of columns. */
  readonly count: number;
  /** Whether the first record names the columns. */
  readonly hasHeading: boolean;
  /** Headings that the kit does not read. */
  readonly ignored: readonly string[];
  /** A problem of the headings. No line can be paid then. */
  readonly problem: ColumnProblem | undefined;
}

export type ColumnProblem =
  | { readonly kind: "missing"; readonly column: "recipient" | "amount" | "currency" }
  /** Two headings mean the same column. */
  | { readonly kind: "twice"; readonly headings: readonly string[] };

/** Finds the columns by their headings, in any order. Without headings: recipient, amount, currency. */
export function findColumns(first: CsvRecord | undefined): PaymentColumns {
  const cells = first?.cells ?? [];
  const found = cells.map(columnOfHeading);
  const known = found.filter((column) => column !== undefined);
  // A recipient can be called "Name", but its amount has digits.
  const hasHeading = known.length > 1 || (known.length === 1 && !cells.some((cell) => /\d/.test(cell)));
  if (!hasHeading) return { indexes: standard, count: standard.size, hasHeading, ignored: [], problem: undefined };
  const indexes = new Map<PaymentColumn, number>();
  for (const [index, column] of found.entries()) if (column && !indexes.has(column)) indexes.set(column, index);
  const ignored = cells.filter((cell, index) => cell !== "" && found[index] === undefined);
  return { indexes, count: cells.length, hasHeading, ignored, problem: problemOf() };

  function problemOf(): ColumnProblem | undefined {
    const twice = known.find((column, index) => known.indexOf(column) !== index);
    if (twice) return { kind: "twice", headings: cells.filter((_, index) => found[index] === twice) };
    if (!identifying.some((column) => indexes.has(column))) return { kind: "missing", column: "recipient" };
    const missing = (["amount", "currency"] as const).find((column) => !indexes.has(column));
    return missing && { kind: "missing", column: missing };
  }
}

/** Columns that identify the recipient. */
export const identifying = ["id", "recipient", "account"] as const satisfies readonly PaymentColumn[];

const standard: ReadonlyMap<PaymentColumn, number> = new Map([
  ["recipient", 0],
  ["amount", 1],
  ["currency", 2],
]);
