import { appendFileSync, readFileSync, truncateSync } from "node:fs";
import type { AuditCheckpoint } from "../store/Store.ts";
import { ConfigError } from "./createReader.ts";

/**
 * Creates a function that appends checkpoints to a file as JSON lines. Throws a `ConfigError` if the file cannot be
 * written.
 */
export function createCheckpointWriter(path: string): (checkpoint: AuditCheckpoint) => void {
  const append = (text: string): void => appendFileSync(path, text, { mode: 0o600, flush: true });
  try {
    append("");
    dropPartialLine(path);
  } catch {
    throw new ConfigError(
      "PARTNER_KIT_AUDIT_CHECKPOINTS",
      "names a file that this process cannot read and write. Use another path",
    );
  }
  return ({ seq, hash, time }) => append(`${JSON.stringify({ seq, hash, time })}\n`);
}

/**
 * Removes an incomplete last line, left by a process that crashed while writing. The next line would be appended to it.
 */
function dropPartialLine(path: string): void {
  const bytes = readFileSync(path);
  const end = bytes.lastIndexOf("\n") + 1;
  if (end < bytes.length) truncateSync(path, end);
}

/** Reads a file of checkpoints. Throws a `ConfigError` with the number of the first invalid line. */
export function readCheckpoints(path: string): readonly AuditCheckpoint[] {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new ConfigError("--checkpoints", "names a file that cannot be read. Use the path of a readable file");
  }
  const lines = text.split("\n");
  // A last line without a line break is incomplete: the process crashed while writing it.
  return lines.slice(0, -1).map((line, index) => {
    const checkpoint = readCheckpoint(line);
    if (checkpoint) return checkpoint;
    throw new ConfigError(
      "--checkpoints",
      `names a file whose line ${index + 1} is not a checkpoint. Restore the file from a backup`,
    );
  });
}

function readCheckpoint(line: string): AuditCheckpoint | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null || !("seq" in value && "hash" in value && "time" in value))
    return undefined;
  const { seq, hash, time } = value;
  return typeof seq === "number" && typeof hash === "string" && typeof time === "number"
    ? { seq, hash, time }
    : undefined;
}
