import { readFileSync } from "node:fs";

/** Reads a file in UTF-8. */
export function readTextFile(path: string): string {
  return readFileSync(path, "utf8");
}
