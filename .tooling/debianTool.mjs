// Finds programs that checks and tests run for real. Downloads Debian's packages if they are not installed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * @typedef {object} Tool
 * @property {string} variable Names the path of an installed one.
 * @property {string} debianPackage
 * @property {string} file Its path in the package.
 * @property {boolean} needsLibraries Whether libraries that a machine lacks are in other packages.
 */

/** By name on PATH. @type {Readonly<Record<"promtool" | "redis-server", Tool>>} */
const tools = {
  promtool: {
    variable: "PROMTOOL_PATH",
    debianPackage: "prometheus",
    file: "usr/bin/promtool",
    needsLibraries: false,
  },
  // The package of the tools has the server, too, under the name of a check.
  "redis-server": {
    variable: "REDIS_SERVER_PATH",
    debianPackage: "redis-tools",
    file: "usr/bin/redis-check-rdb",
    needsLibraries: true,
  },
};

const cache = fileURLToPath(new URL(".cache", import.meta.url));

/**
 * Returns the path of a tool, and a directory of its libraries if it was downloaded with them: from its variable, then
 * PATH, then the downloaded one. Needs no root. Returns `undefined` if it cannot be downloaded, as on a machine without
 * apt.
 *
 * @param {keyof typeof tools} name
 * @returns {{ path: string, libraries?: string } | undefined}
 */
export function ensureDebianTool(name) {
  const tool = tools[name];
  const { variable, file } = tool;
  const named = process.env[variable];
  if (named) {
    if (existsSync(named)) return { path: named };
    throw new Error(`${variable} is "${named}", which is not a file. Unset it or set it to the path of ${name}.`);
  }
  const onPath = (process.env.PATH ?? "").split(delimiter).map((directory) => join(directory, name));
  const installed = onPath.find((path) => existsSync(path));
  if (installed) return { path: installed };
  const folder = join(cache, name);
  const path = join(folder, file);
  if (!existsSync(path)) download(tool, folder);
  if (!existsSync(path)) return undefined;
  if (!tool.needsLibraries) return { path };
  // Debian names the folder after the machine, such as x86_64-linux-gnu.
  const machine = readdirSync(join(folder, "usr/lib")).find((entry) => entry.endsWith("-linux-gnu"));
  return { path, libraries: join(folder, "usr/lib", machine ?? "") };
}

/** @param {Tool} tool @param {string} folder */
function download({ debianPackage, needsLibraries }, folder) {
  mkdirSync(cache, { recursive: true });
  // Two processes may download at once. The first to finish names the folder.
  const own = mkdtempSync(join(cache, "download-"));
  const fetchAll = () => {
    const names = needsLibraries ? [debianPackage, ...librariesOf(debianPackage)] : [debianPackage];
    return run(own, "apt-get", "download", ...names);
  };
  // Only root may update the lists of packages.
  const update = () => run(own, "apt-get", "update") || run(own, "sudo", "-n", "apt-get", "update");
  if (fetchAll() || (update() && fetchAll()))
    for (const archive of readdirSync(own).filter((name) => name.endsWith(".deb")))
      run(own, "dpkg-deb", "--extract", archive, ".");
  try {
    renameSync(own, folder);
  } catch {
    rmSync(own, { recursive: true });
  }
}

/** @param {string} debianPackage */
function librariesOf(debianPackage) {
  const { stdout } = spawnSync("apt-cache", ["depends", debianPackage], { encoding: "utf8" });
  const names = Array.from((stdout ?? "").matchAll(/^ *Depends: (lib[^\s<]+)$/gm), ([, name = ""]) => name);
  return names.filter((name) => name !== "libc6");
}

/** @param {string} cwd @param {string} command @param {string[]} args */
function run(cwd, command, ...args) {
  return spawnSync(command, args, { cwd, stdio: "ignore", timeout: 60_000 }).status === 0;
}
