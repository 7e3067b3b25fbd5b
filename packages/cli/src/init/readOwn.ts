import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Reads a file of the app. `undefined` if it does not exist. */
export async function readOwn(cwd: string, path: string): Promise<string | undefined> {
  return existsSync(join(cwd, path)) ? readFile(join(cwd, path), "utf8") : undefined;
}
