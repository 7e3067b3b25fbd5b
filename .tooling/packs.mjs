// Packs every published package into `.cache/packs`, for the checks of the packages and for the host apps.
import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = fileURLToPath(new URL("..", import.meta.url));

/** Lists the folders of the published packages in `packages`. */
export function listPublished() {
  return readdirSync(join(root, "packages")).filter((name) => !readManifest(name).private);
}

/**
 * Returns the path of a package's tarball.
 *
 * @param {string} folder
 */
export function pathOfPack(folder) {
  const { name, version } = readManifest(folder);
  return join(root, ".cache/packs", `${name.replace("@", "").replace("/", "-")}-${version}.tgz`);
}

/**
 * @param {string} folder
 * @returns {{ name: string, version: string, private?: boolean, exports?: Record<string, unknown>, dependencies?: Record<string, string> }}
 */
export function readManifest(folder) {
  return JSON.parse(readFileSync(join(root, "packages", folder, "package.json"), "utf8"));
}

/** @param {string} folder */
async function pack(folder) {
  const target = dirname(pathOfPack(folder));
  const cwd = join(root, "packages", folder);
  await run("pnpm", ["pack", "--pack-destination", target], { cwd, shell: process.platform === "win32" });
}

if (import.meta.main) {
  const target = join(root, ".cache/packs");
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  await Promise.all(listPublished().map(pack));
}
