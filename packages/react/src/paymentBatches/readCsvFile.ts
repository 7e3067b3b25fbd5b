export type FileProblem =
  | "tooLarge"
  /** A spreadsheet or another file that is not text. */
  | "notText"
  /** The browser could not read it. */
  | "unreadable";

/** Reads a file as text. Spreadsheets write UTF-8, UTF-16 or, in older versions, Windows-1252. */
export async function readCsvFile(file: Blob): Promise<{ readonly text: string } | FileProblem> {
  if (file.size > FILE_MAX_BYTES) return "tooLarge";
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return "unreadable";
  const text = decode(new Uint8Array(bytes));
  return text.includes("\0") ? "notText" : { text };
}

/** Far above the size of the longest batch. */
export const FILE_MAX_BYTES = 1_000_000;

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
