import type { CheckedPayments, LineProblem } from "./checkPayments.ts";

/** A line that is wrong, or that was corrected in the list of wrong lines. */
export interface LineToFix {
  /** The first line of the text is 1. */
  readonly line: number;
  readonly raw: string;
  /** `empty`: its text was deleted, so it pays nobody. */
  readonly status: "faulty" | "fixed" | "empty";
  readonly problems: readonly LineProblem[];
}

/** Lists the wrong lines and those that were corrected, which would otherwise disappear while somebody types. */
export function listLinesToFix(
  text: string,
  { records, faulty }: CheckedPayments,
  corrected: ReadonlySet<number>,
): readonly LineToFix[] {
  const problemsOf = new Map(faulty.map(({ line, problems }) => [line, problems]));
  return [...new Set([...problemsOf.keys(), ...corrected])]
    .toSorted((one, other) => one - other)
    .map((line) => {
      const problems = problemsOf.get(line) ?? [];
      const { start, end } = placeOfLine(text, records, line);
      const raw = text.slice(start, end);
      return { line, raw, problems, status: problems.length > 0 ? "faulty" : statusOfCorrect(raw) };
    });
}

function statusOfCorrect(raw: string): "fixed" | "empty" {
  return raw.trim() === "" ? "empty" : "fixed";
}

/** Returns the text with another record on a line. Records that are corrected here have one line. */
export function replaceLine(text: string, { records }: CheckedPayments, line: number, raw: string): string {
  const { start, end } = placeOfLine(text, records, line);
  return text.slice(0, start) + raw.replaceAll(lineBreaks, " ") + text.slice(end);
}

/** Returns the text without a record and its line break. */
export function removeLine(text: string, { records }: CheckedPayments, line: number): string {
  const { start, end } = placeOfLine(text, records, line);
  return text.slice(0, start) + text.slice(end).replace(/^(\r\n|\r|\n)/, "");
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function placeOfLine(text: string, records: CheckedPayments["records"], line: number): Place {
  const record = records.find((one) => one.line === line);
  if (record) return record;
  // A line without content is not a record.
  const breaks = [...text.matchAll(lineBreaks)];
  const [before, after] = [breaks[line - 2], breaks[line - 1]];
  return { start: before ? before.index + before[0].length : 0, end: after?.index ?? text.length };
}

const lineBreaks = /\r\n|\r|\n/g;
