import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The repository's root, with a trailing slash. */
export const root: string = fileURLToPath(new URL("../../../", import.meta.url));

/** The folder of the site's app, with a trailing slash. */
export const app: string = fileURLToPath(new URL("../", import.meta.url));

/** Reads a file of the repository. */
export function readSource(path: string): string {
  return readFileSync(`${root}${path}`, "utf8");
}
