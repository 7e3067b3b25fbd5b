import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Installs a peer that is too heavy for the workspace into `.cache/bench` and returns its folder below `node_modules`.
 * Everybody who installs the workspace would wait for it otherwise.
 */
export function fetchPeer({ name, version }) {
  const folder = fileURLToPath(
    new URL(`../../../.cache/bench/${name.replace(/\W+/g, "-")}-${version}`, import.meta.url),
  );
  const installed = join(folder, "node_modules", name);
  if (existsSync(installed)) return installed;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{"private":true}\n');
  const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", `${name}@${version}`];
  const { status } = spawnSync("npm", args, { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new Error(`Could not install ${name}@${version}.`);
  return installed;
}
