/** A file that a command creates or changes. The path is relative to the current folder. */
export interface FileChange {
  readonly path: string;
  /** `undefined` if the file does not exist. */
  readonly before: string | undefined;
  readonly after: string;
}
