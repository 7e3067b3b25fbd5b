import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Installs a peer and its dependencies into `.cache/bench`, and returns the peer's folder in `node_modules`. Peers are
 * not dependencies of the workspace, because they would slow down every install.
 *
 * `peers/<folder>` contains the manifest and the lockfile. The lockfile pins transitive dependencies, because a newer
 * one has broken a benchmark. To update a peer, change the version in its manifest and run this in its folder:
 * `npm install --package-lock-only --omit-lockfile-registry-resolved`
 */
export function fetchPeer({ folder, name }) {
  const source = findPeer(folder);
  const lockfile = readFileSync(join(source, "package-lock.json"));
  const version = createHash("sha256").update(lockfile).digest("hex").slice(0, 12);
  const target = fileURLToPath(new URL(`../../../.cache/bench/${folder}-${version}`, import.meta.url));
  const installed = join(target, "node_modules", name);
  // Written last, so that the next run repeats an interrupted install.
  const done = join(target, "installed");
  if (existsSync(done)) return installed;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  cpSync(source, target, { recursive: true });
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", args, { cwd: target, stdio: "inherit" });
  if (status !== 0) throw new Error(`Could not install the peer ${name}.`);
  writeFileSync(done, "");
  return installed;
}

/** Reads the installed packages of a peer: package to version. */
export function readPeerVersions(folder) {
  return JSON.parse(readFileSync(join(findPeer(folder), "package.json"), "utf8")).dependencies;
}

function findPeer(folder) {
  return fileURLToPath(new URL(`../peers/${folder}`, import.meta.url));
}
