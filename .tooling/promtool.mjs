// Finds promtool, which evaluates the alert rules. Downloads Debian's package if it is not installed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../.cache/promtool", import.meta.url));

/**
 * Returns the path of promtool: `$PROMTOOL_PATH`, then PATH, then the downloaded one. Needs no root. Returns `undefined`
 * if it cannot be downloaded, as on a machine without apt.
 *
 * @returns {string | undefined}
 */
export function ensurePromtool() {
  const named = process.env.PROMTOOL_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`PROMTOOL_PATH is "${named}", which is not a file. Unset it or set it to the path of promtool.`);
  }
  const onPath = (process.env.PATH ?? "").split(delimiter).map((directory) => join(directory, "promtool"));
  const downloaded = join(folder, "usr/bin/promtool");
  const found = [...onPath, downloaded].find((path) => existsSync(path));
  if (found) return found;
  mkdirSync(folder, { recursive: true });
  // Only root may update the lists of packages.
  const didDownload =
    run("apt-get", "download", "prometheus") || (run("apt-get", "update") && run("apt-get", "download", "prometheus"));
  const archive = didDownload ? readdirSync(folder).find((name) => name.endsWith(".deb")) : undefined;
  return archive !== undefined && run("dpkg-deb", "--extract", archive, ".") && existsSync(downloaded)
    ? downloaded
    : undefined;
}

/** @param {string} command @param {string[]} args */
function run(command, ...args) {
  return spawnSync(command, args, { cwd: folder, stdio: "ignore", timeout: 60_000 }).status === 0;
}
