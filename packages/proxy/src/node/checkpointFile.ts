import { appendFileSync, readFileSync, truncateSync } from "node:fs";
import type { AuditCheckpoint } from "../store/Store.ts";
import { ConfigError } from "./readConfig.ts";

/** Makes a function that appends checkpoints to a file, one JSON line each. Throws a `ConfigError` if the file cannot be written. */
export function createCheckpointWriter(path: string): (checkpoint: AuditCheckpoint) => void {
  const append = (text: string): void => appendFileSync(path, text, { mode: 0o600, flush: true });
  try {
    append("");
    dropPartialLine(path);
  } catch {
    throw new ConfigError(
      "PARTNER_KIT_AUDIT_CHECKPOINTS",
      "points to a file that cannot be read and written. Write another path",
    );
  }
  return ({ seq, hash, time }) => append(`${JSON.stringify({ seq, hash, time })}\n`);
}

/** Removes what a process left that died while it wrote a line. The next line would otherwise be a part of it. */
function dropPartialLine(path: string): void {
  const bytes = readFileSync(path);
  const end = bytes.lastIndexOf("\n") + 1;
  if (end < bytes.length) truncateSync(path, end);
}

/** Reads a file of checkpoints. Throws a `ConfigError` that names the line if there is one that is not a checkpoint. */
export function readCheckpoints(path: string): readonly AuditCheckpoint[] {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new ConfigError("--checkpoints", "points to a file that cannot be read. Write the path of a readable file");
  }
  const lines = text.split("\n");
  // The last line is whole only if a line break ends it: the process may have died while it wrote.
  return lines.slice(0, -1).map((line, index) => {
    const checkpoint = readCheckpoint(line);
    if (checkpoint) return checkpoint;
    throw new ConfigError(
      "--checkpoints",
      `points to a file whose line ${index + 1} is not a checkpoint. Restore the file`,
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
