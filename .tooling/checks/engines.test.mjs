import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

// Yarn classic does not install a package if its `engines`, or those of its dependencies, exclude the host's Node.
// Front ends that are built on Node 20 install only these packages.
test.each(["contract", "react", "cli"])("default: %s and its dependencies can be installed on Node 20.19", (name) => {
  const refused = listDependencies(join(root, "packages", name))
    .filter(({ engines = {} }) => !takesNode20(engines.node ?? "*"))
    .map(({ name, version, engines = {} }) => `${name}@${version} needs Node ${engines.node}`);
  expect(refused).toEqual([]);
});

test.each(["proxy", "mock"])("behaviour: %s declares its Node versions", (name) => {
  expect(readManifest(join(root, "packages", name)).engines).toEqual({ node: "^22.19 || ^24.11 || >=26" });
});

/**
 * @typedef {{ name: string, version: string, engines?: { node?: string }, dependencies?: Record<string, string> }} Manifest
 */

/**
 * Returns a package and all its dependencies.
 *
 * @param {string} folder
 * @param {Map<string, Manifest>} [found]
 * @returns {Manifest[]}
 */
function listDependencies(folder, found = new Map()) {
  const path = realpathSync(folder);
  if (!found.has(path)) {
    const manifest = readManifest(path);
    found.set(path, manifest);
    for (const name of Object.keys(manifest.dependencies ?? {})) listDependencies(findPackage(name, path), found);
  }
  return Array.from(found.values());
}

/**
 * @param {string} name
 * @param {string} from
 * @returns {string}
 */
function findPackage(name, from) {
  const folder = join(from, "node_modules", name);
  if (existsSync(folder)) return folder;
  if (dirname(from) === from) throw new Error(`${name} is not installed.`);
  return findPackage(name, dirname(from));
}

/**
 * @param {string} folder
 * @returns {Manifest}
 */
function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

/**
 * Whether a range includes Node 20.19. Supports the forms in use: `>=18`, `>= 20.19.0`, `^20.19.0`, `*`.
 *
 * @param {string} range
 */
function takesNode20(range) {
  return range.split("||").some((part) => {
    if (part.trim() === "*") return true;
    const [, operator, major = "", minor = "0"] = /^(>=|\^)\s*(\d+)(?:\.(\d+))?(?:\.\d+)?$/.exec(part.trim()) ?? [];
    if (operator === undefined) return false;
    if (operator === "^" && major !== "20") return false;
    return Number(major) < 20 || (major === "20" && Number(minor) <= 19);
  });
}
