import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { UsageError } from "../Command.ts";
import { isSourceFile } from "./rewriteFile.ts";

/** Lists files below the paths, relative to `cwd`, without those that git ignores. */
export async function listSourceFiles(cwd: string, paths: readonly string[]): Promise<readonly string[]> {
  const missing = paths.find((path) => !existsSync(resolve(cwd, path)));
  if (missing !== undefined) throw new UsageError(`"${missing}" does not exist.`);
  const roots = paths.length > 0 ? paths : ["."];
  const listed = await git(cwd, ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...roots]);
  const files = listed?.split("\0") ?? (await Promise.all(roots.map((root) => walk(cwd, root)))).flat();
  return Array.from(new Set(files.map((path) => relative(cwd, resolve(cwd, path)))))
    .filter((path) => isSourceFile(path) && !/(^|\/)node_modules\//.test(path) && existsSync(resolve(cwd, path)))
    .toSorted();
}

/** Outside of a repository there is nothing to commit. */
export async function hasUncommittedChanges(cwd: string): Promise<boolean> {
  const status = await git(cwd, ["status", "--porcelain"]);
  return status !== undefined && status !== "";
}

/** `undefined` if there is no git or no repository. */
async function git(cwd: string, args: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)("git", [...args], { cwd, maxBuffer: 256 * 1024 * 1024 });
    return stdout;
  } catch {
    return undefined;
  }
}

async function walk(cwd: string, path: string): Promise<readonly string[]> {
  if ((await stat(resolve(cwd, path))).isFile()) return [path];
  const entries = await readdir(resolve(cwd, path), { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      if (entry.name.startsWith(".") || entry.name === "node_modules") return [];
      const inside = path === "." ? entry.name : join(path, entry.name);
      return entry.isDirectory() ? walk(cwd, inside) : [inside];
    }),
  );
  return found.flat();
}
