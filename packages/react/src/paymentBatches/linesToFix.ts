import type { CheckedPayments, LineProblem } from "./checkPayments.ts";
import { countLines } from "./parseCsv.ts";

/** A line that is wrong, or that was corrected in the list of wrong lines. */
export interface LineToFix {
  /** The first line of the text is 1. */
  readonly line: number;
  readonly raw: string;
  /** `empty`: its text was deleted, so it pays nobody. */
  readonly status: "faulty" | "fixed" | "empty";
  readonly problems: readonly LineProblem[];
}

/**
 * The lines that were corrected, and the number of lines of their text. It is counted before the first correction: a quotation mark
 * that somebody is about to close can reach into later lines, which the correction must not change.
 */
export type CorrectedLines = ReadonlyMap<number, number>;

/** Lists the wrong lines and those that were corrected, which would otherwise disappear while somebody types. */
export function listLinesToFix(
  text: string,
  checked: CheckedPayments,
  corrected: CorrectedLines,
): readonly LineToFix[] {
  const problemsOf = new Map(checked.faulty.map(({ line, problems }) => [line, problems]));
  return [...new Set([...problemsOf.keys(), ...corrected.keys()])]
    .toSorted((one, other) => one - other)
    .map((line) => {
      const problems = problemsOf.get(line) ?? [];
      const { start, end } = placeOf(text, { line, count: corrected.get(line) ?? linesOfRecord(checked, line) });
      const raw = text.slice(start, end);
      return { line, raw, problems, status: problems.length > 0 ? "faulty" : statusOfCorrect(raw) };
    });
}

function statusOfCorrect(raw: string): "fixed" | "empty" {
  return raw.trim() === "" ? "empty" : "fixed";
}

/** Returns the number of lines of the record on a line. A line without content is not a record. */
export function linesOfRecord({ records }: CheckedPayments, line: number): number {
  return countLines(records.find((one) => one.line === line)?.raw ?? "");
}

/** Lines of a text. */
export interface Lines {
  /** The first one. */
  readonly line: number;
  readonly count: number;
}

/** Returns the text with other lines. One line stays one line, so that the lines after it keep their numbers. */
export function replaceLines(text: string, lines: Lines, raw: string): string {
  const { start, end } = placeOf(text, lines);
  return text.slice(0, start) + (lines.count === 1 ? raw.replaceAll(lineBreaks, " ") : raw) + text.slice(end);
}

/** Returns the text without these lines and the line break after them. */
export function removeLines(text: string, lines: Lines): string {
  const { start, end } = placeOf(text, lines);
  return text.slice(0, start) + text.slice(end).replace(/^(\r\n|\r|\n)/, "");
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function placeOf(text: string, { line, count }: Lines): Place {
  const breaks = [...text.matchAll(lineBreaks)];
  const [before, after] = [breaks[line - 2], breaks[line + count - 2]];
  const first = text.startsWith("\uFEFF") ? 1 : 0;
  return { start: before ? before.index + before[0].length : first, end: after?.index ?? text.length };
}

const lineBreaks = /\r\n|\r|\n/g;
