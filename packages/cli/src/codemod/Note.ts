/** A place that a person has to look at. */
export interface Note {
  readonly line: number;
  readonly message: string;
}

/** A file after the codemod. `text` is the same string if nothing changed. */
export interface Rewritten {
  readonly text: string;
  readonly notes: readonly Note[];
}

/** Counts from 1, as editors do. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
