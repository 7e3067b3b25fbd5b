import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Installs a peer that is too heavy for the workspace into `.cache/bench`, with what it wants beside it, and returns its
 * folder below `node_modules`. Everybody who installs the workspace would wait for it otherwise.
 */
export function fetchPeer({ name, version, beside = {} }) {
  const folder = fileURLToPath(
    new URL(`../../../.cache/bench/${name.replace(/\W+/g, "-")}-${version}`, import.meta.url),
  );
  const installed = join(folder, "node_modules", name);
  if (existsSync(installed)) return installed;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{"private":true}\n');
  const wanted = Object.entries({ [name]: version, ...beside }).map((one) => one.join("@"));
  const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", ...wanted];
  const { status } = spawnSync("npm", args, { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new Error(`Could not install ${wanted.join(", ")}.`);
  return installed;
}
