import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import type { Rewritten } from "./Note.ts";

/** A file before and after the codemod. The path is relative to the current folder. */
export interface Change {
  readonly path: string;
  readonly before: string;
  readonly after: Rewritten;
}

const contract = "@partner-kit/contract";

/** Reports each `package.json` that lacks the contract although a file now imports operations from it. */
export async function findMissingPackages(cwd: string, changes: readonly Change[]): Promise<readonly string[]> {
  const manifests = changes
    .filter(({ before, after }) => after.text.includes(contract) && !before.includes(contract))
    .map(({ path }) => findManifest(dirname(resolve(cwd, path))))
    .filter((path) => path !== undefined);
  const lacking = await Promise.all(
    Array.from(new Set(manifests), async (path) => ((await hasContract(path)) ? [] : [relative(cwd, path)])),
  );
  return lacking
    .flat()
    .map((path) => `${path}:1  Types now name operations of ${contract}. Add it to \`dependencies\`.`);
}

function findManifest(folder: string): string | undefined {
  const path = join(folder, "package.json");
  if (existsSync(path)) return path;
  return dirname(folder) === folder ? undefined : findManifest(dirname(folder));
}

async function hasContract(path: string): Promise<boolean> {
  const text = await readFile(path, "utf8");
  return text.includes(`"${contract}"`);
}
