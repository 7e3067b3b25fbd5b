export type CsvDelimiter = "," | ";" | "\t";

/** A record of a CSV text. Records without content are left out. */
export interface CsvRecord {
  /** Line of the text on which it starts. The first line is 1. */
  readonly line: number;
  /** Index of its first character in the text, and of the character after its last one. */
  readonly start: number;
  readonly end: number;
  /** Its text, without the line break. */
  readonly raw: string;
  /** Its values, without surrounding white space. */
  readonly cells: readonly string[];
  /** Whether a quotation mark is missing. The rest of the line is then the last value. */
  readonly isBroken: boolean;
}

export interface ParsedCsv {
  readonly delimiter: CsvDelimiter;
  readonly records: readonly CsvRecord[];
}

/** Parses CSV (RFC 4180), also with tabs, with the semicolons of many European spreadsheets, and with a byte order mark. */
export function parseCsv(text: string): ParsedCsv {
  const start = text.startsWith("\uFEFF") ? 1 : 0;
  const delimiter = delimiterOf(text, start);
  const records: CsvRecord[] = [];
  for (let at = start, line = 1; at < text.length; ) {
    const record = readRecord({ text, at, line, delimiter });
    if (record.cells.some((cell) => cell !== "")) records.push(record);
    line += countLines(record.raw);
    at = record.end + (text.startsWith("\r\n", record.end) ? 2 : 1);
  }
  return { delimiter, records };
}

/** Writes values as one record. Quotes every delimiter, because the first record decides which one counts. */
export function writeRecord(cells: readonly string[], delimiter: CsvDelimiter): string {
  return cells.map((cell) => (/[,;\t"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(delimiter);
}

const lineBreak = /\r\n|\r|\n/;

/** Returns the number of lines of a text, also of an empty one. */
export function countLines(text: string): number {
  return text.split(lineBreak).length;
}

/** Returns the first of tab, semicolon and comma that separates values of the first record. */
function delimiterOf(text: string, start: number): CsvDelimiter {
  const first = text.slice(start).trimStart().split(lineBreak, 1)[0] ?? "";
  const unquoted = first.replace(/"(?:[^"]|"")*"/g, "");
  return (["\t", ";"] as const).find((delimiter) => unquoted.includes(delimiter)) ?? ",";
}

interface Position {
  readonly text: string;
  readonly at: number;
  readonly delimiter: CsvDelimiter;
}

function readRecord({ text, at: start, line, delimiter }: Position & { readonly line: number }): CsvRecord {
  const cells: string[] = [];
  let isBroken = false;
  let at = start;
  while (true) {
    const cell = readCell({ text, at, delimiter });
    cells.push(cell.value.trim());
    isBroken ||= cell.isBroken;
    at = cell.end;
    if (text[at] !== delimiter) break;
    at += 1;
  }
  return { line, start, end: at, raw: text.slice(start, at), cells, isBroken };
}

function readCell({ text, at, delimiter }: Position) {
  const closing = text[at] === '"' ? closingQuote({ text, at: at + 1, delimiter }) : undefined;
  if (closing === -1) {
    const end = endOf(text, at, "");
    return { value: text.slice(at + 1, end), end, isBroken: true };
  }
  const quoted = closing === undefined ? "" : text.slice(at + 1, closing).replaceAll('""', '"');
  const rest = closing === undefined ? at : closing + 1;
  const end = endOf(text, rest, delimiter);
  return { value: quoted + text.slice(rest, end), end, isBroken: false };
}

/**
 * Returns the index of the quotation mark that ends a value, or -1. Only spaces may separate it from the end of the value: a mark
 * before other text starts a value of a later line, and this value has none.
 */
function closingQuote({ text, at: from, delimiter }: Position): number {
  let at = text.indexOf('"', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  if (at === -1) return -1;
  let next = at + 1;
  while (text[next] === " ") next += 1;
  return endOf(text, next, delimiter) === next ? at : -1;
}

/** Returns the index of the next delimiter or line break, or of the end of the text. */
function endOf(text: string, from: number, delimiter: CsvDelimiter | ""): number {
  let at = from;
  while (at < text.length && text[at] !== delimiter && text[at] !== "\n" && text[at] !== "\r") at += 1;
  return at;
}
