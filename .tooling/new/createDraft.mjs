import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { NewError } from "./NewError.mjs";

/**
 * Files to write. They stay in memory until `write`, so that an error does not change the repository.
 *
 * @typedef {object} Draft
 * @property {(path: string) => boolean} has
 * @property {(path: string) => string} read
 * @property {(path: string, text: string) => void} create Throws `NewError` if the file exists.
 * @property {(path: string, change: (text: string) => string) => void} edit Throws if nothing changes.
 * @property {() => readonly string[]} write Returns the paths.
 */

/**
 * @param {string} root
 * @returns {Draft}
 */
export function createDraft(root) {
  /** @type {Map<string, string>} */
  const files = new Map();
  const has = (/** @type {string} */ path) => files.has(path) || existsSync(join(root, path));
  const read = (/** @type {string} */ path) => files.get(path) ?? readFileSync(join(root, path), "utf8");
  return {
    has,
    read,
    create(path, text) {
      if (has(path)) throw new NewError(`${path} exists already. Choose another name, or delete it first.`);
      files.set(path, text);
    },
    edit(path, change) {
      const before = read(path);
      const after = change(before);
      if (after === before)
        throw new Error(`${path} has no anchor for the new line. Its generator in .tooling/new is out of date.`);
      files.set(path, after);
    },
    write() {
      for (const [path, text] of files) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
      return [...files.keys()];
    },
  };
}

/**
 * Adds imports or exports that the file lacks. Biome sorts them and merges those from the same module.
 *
 * @param {string} text
 * @param {...string} lines
 */
export function addImports(text, ...lines) {
  const missing = lines.flatMap((line) => {
    const [, before = "", names, after = ""] = /^(.*\{ )(.*)( \} from .*)$/.exec(line) ?? [];
    if (names === undefined) return text.includes(line) ? [] : [line];
    const known = namesFrom(text, after);
    const added = names.split(", ").filter((name) => !known.has(name));
    return added.length > 0 ? [before + added.join(", ") + after] : [];
  });
  if (missing.length === 0) return text;
  const at = text.search(/^(?:import|export) /m);
  return `${text.slice(0, at)}${missing.join("\n")}\n${text.slice(at)}`;
}

/** Names that a file imports or exports from another. @param {string} text @param {string} from */
function namesFrom(text, from) {
  const file = from.slice(" }".length);
  const lists = Array.from(text.matchAll(/^(?:import|export) (?:type )?\{([^}]*)\}( from ".*";)$/gm));
  return new Set(
    lists.flatMap(([, names = "", end]) => (end === file ? names.split(",").map((name) => name.trim()) : [])),
  );
}

/**
 * Adds lines before the last occurrence of an anchor. Returns the text unchanged if the anchor is missing.
 *
 * @param {string} text
 * @param {string} anchor
 * @param {string} lines
 */
export function insertBefore(text, anchor, lines) {
  const at = text.lastIndexOf(anchor);
  return at === -1 ? text : text.slice(0, at) + lines + text.slice(at);
}
