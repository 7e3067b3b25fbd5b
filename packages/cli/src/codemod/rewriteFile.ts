import { extname } from "node:path";
import type { Rewritten } from "./Note.ts";
import type { PackageName, Release } from "./Release.ts";
import { findClasses, rewriteStyles } from "./rewriteStyles.ts";
import { createOrigins } from "./script/createOrigins.ts";
import { parseScript } from "./script/parseScript.ts";
import { rewriteExports } from "./script/rewriteExports.ts";
import { rewriteFields, rewriteValues } from "./script/rewriteFields.ts";
import { rewriteStrings } from "./script/rewriteStrings.ts";

/** A file of the host. The path gives its language. */
interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const scripts = new Set([".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"]);
const preprocessed = new Set([".scss", ".sass", ".less"]);

/** Whether a codemod reads files of this name. */
export function isSourceFile(path: string): boolean {
  const extension = extname(path);
  return scripts.has(extension) || preprocessed.has(extension) || extension === ".css";
}

/** Applies a release's renames to one file. Throws if it cannot be parsed. */
export function rewriteFile(file: SourceFile, release: Release): Rewritten {
  // Most files of an app have nothing to do with the kit, and need not be parsed.
  if (!/@partner-kit\/|pk-/.test(file.text)) return { text: file.text, notes: [] };
  const extension = extname(file.path);
  if (extension === ".css") return rewriteStyles(file, release);
  if (preprocessed.has(extension)) return { text: file.text, notes: findClasses(file.text, release) };
  const script = parseScript(file);
  const origins = createOrigins(script, (from, name) => newName(release, from, name));
  rewriteExports(script, origins, release.exports);
  rewriteFields(script, origins, release.fields);
  rewriteValues(script, origins, release.values);
  rewriteStrings(script, release);
  return { text: script.output.toString(), notes: script.notes.toSorted((a, b) => a.line - b.line) };
}

function newName({ exports }: Release, from: PackageName, name: string): string {
  const change = exports.find((candidate) => candidate.package === from && candidate.from === name);
  return change?.operation === undefined ? (change?.to ?? name) : name;
}
