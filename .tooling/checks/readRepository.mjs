import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {{ readonly path: string, readonly text: string }} RepositoryFile A file of the repository. Its path has forward slashes. */

const generated = new Set([
  ".git",
  ".tools",
  ".turbo",
  ".cache",
  "node_modules",
  "dist",
  "shots",
  "coverage",
  "pnpm-lock.yaml",
  "sbom.cdx.json",
]);
const textual = /\.(tsx?|jsx?|mjs|css|html|json|jsonc|md|mdx|ya?ml|sh)$|^\.ci\/|^LICENSE$|^\.[a-z]+$/;

/**
 * Reads every text file of the repository, without installed and built files.
 *
 * @param {string} root
 * @returns {RepositoryFile[]}
 */
export function readRepository(root) {
  return list(root, "")
    .filter((path) => textual.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function list(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !generated.has(name))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      return entry.isDirectory() ? list(root, path) : [path];
    });
}
