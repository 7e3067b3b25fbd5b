import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { CodeStyle } from "./Host.ts";
import type { Manifest } from "./readManifest.ts";

export interface ReadServerCodeParameters {
  readonly cwd: string;
  /** The file that creates the server's app. */
  readonly entry: { readonly path: string; readonly text: string } | undefined;
  /** The language if there is no entry. */
  readonly isTypeScript: boolean;
  readonly manifest: Manifest;
}

/** Reads in which language a server is written, and how its files import each other. */
export function readServerCode({ cwd, entry, isTypeScript, manifest }: ReadServerCodeParameters): CodeStyle {
  if (!(entry === undefined ? isTypeScript : /\.[cm]?ts$/.test(entry.path))) {
    // partner-kit has ES modules only. Node's `require` loads them from .mjs files.
    const extension = manifest.isModule || entry?.path.endsWith(".mjs") ? ".js" : ".mjs";
    return { isTypeScript: false, extension, importExtension: extension };
  }
  const [, imported] = /\bfrom\s*["'](\.{1,2}\/[^"'\n]+)["']/.exec(entry?.text ?? "") ?? [];
  const extension = imported === undefined ? guessExtension(cwd, manifest) : posix.extname(imported);
  return {
    isTypeScript: true,
    extension: ".ts",
    importExtension: extension === ".ts" || extension === ".js" ? extension : "",
  };
}

/** Node runs TypeScript only with `.ts` imports. The module resolution of Node needs `.js`. */
function guessExtension(cwd: string, { scripts, packages, isModule }: Manifest): string {
  if (Object.values(scripts).some((script) => /\bnode\b[^&|;]*\.ts\b/.test(script))) return ".ts";
  const names = readdirSync(cwd).filter((name) => /^tsconfig\b.*\.json$/.test(name));
  const settings = names.map((name) => readFileSync(join(cwd, name), "utf8")).join("\n");
  if (/"(?:allowImportingTs|rewriteRelativeImport)Extensions"\s*:\s*true/.test(settings)) return ".ts";
  if (/"module(?:Resolution)?"\s*:\s*"node(?:16|18|20|next)"/i.test(settings)) return ".js";
  // Without a program that reads TypeScript, Node runs it.
  return isModule && !runners.some((name) => packages.has(name)) ? ".ts" : "";
}

/** Packages that run or build a server's TypeScript, and find a file without its extension. */
const runners = ["tsx", "ts-node", "tsup", "tsdown", "esbuild", "nodemon", "@swc/core"];
