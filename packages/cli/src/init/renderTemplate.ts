import { readFileSync } from "node:fs";
import { posix } from "node:path";
import type { CodeStyle } from "./Host.ts";
import { stripTypes } from "./stripTypes.ts";

export type TemplateName =
  | "authorize.ts"
  | "getProxy.ts"
  | "settings.ts"
  | "express.ts"
  | "fastify.ts"
  | "hono.ts"
  | "nextRoute.ts"
  | "closeOnSigterm.ts"
  | "nextInstrumentation.ts"
  | "nextPage.tsx"
  | "PartnerKit.tsx"
  | "Treasury.tsx";

/** A file of the app that comes from a template. */
export interface TemplateFile {
  readonly template: TemplateName;
  /** Path in the app. */
  readonly path: string;
  readonly code: CodeStyle;
  /** Whether `"use client"` has a meaning in this app. */
  readonly hasServerComponents: boolean;
}

const templates = new URL("../../templates/", import.meta.url);

/** Returns the text of a file in the app's language, with imports of the other files by their paths in the app. */
export function renderTemplate(file: TemplateFile, all: readonly TemplateFile[]): string {
  const { template, path, code, hasServerComponents } = file;
  const source = readTemplate(template);
  const directive = hasServerComponents ? source : source.replace(/^"use client";\n\n/, "");
  const text = code.isTypeScript ? directive : stripTypes({ path: template, text: directive });
  return text.replace(/(?<=\b(?:from |import\()")\.\/([^"]+)(?=")/g, (_, name: string) => {
    const target = all.find((other) => other.template === name);
    if (!target) throw new Error(`${template} imports ${name}, which is not a file of this app.`);
    return importPath({ from: path, to: target.path, code });
  });
}

export function readTemplate(name: string): string {
  return readFileSync(new URL(name, templates), "utf8");
}

/** The specifier by which one file of the app imports another. */
export function importPath({
  from,
  to,
  code,
}: {
  readonly from: string;
  readonly to: string;
  readonly code: Pick<CodeStyle, "importExtension">;
}): string {
  const path = posix.relative(posix.dirname(from), to).replace(/\.\w+$/, code.importExtension);
  return path.startsWith(".") ? path : `./${path}`;
}
