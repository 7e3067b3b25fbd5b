import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";

/** The exports of a snippet. */
export type Snippet = Readonly<Record<string, unknown>>;

/**
 * Runs the first snippet below a text of a page, unchanged. `page` is a page in `docs/`, by default the README. `scope` contains
 * the snippet's free variables, `above` replaces `/* as above *\/`, and `modules` contains the imported names.
 */
export async function runReadme(parameters: {
  page?: string | undefined;
  below: string;
  scope?: Readonly<Record<string, unknown>> | undefined;
  above?: object | undefined;
  modules?: Readonly<Record<string, unknown>> | undefined;
}): Promise<Snippet> {
  const { page, below, scope = {}, above = {}, modules = {} } = parameters;
  const file = page === undefined ? "README.md" : `docs/${page}`;
  const [, text = ""] = readFileSync(new URL(`../${file}`, import.meta.url), "utf8").split(below);
  const [, snippet] = /^```(?:js|ts)\n(.*?)^```/ms.exec(text) ?? [];
  if (snippet === undefined) throw new Error(`${file} has no snippet below "${below}".`);
  Object.assign(globalThis, { readme: { ...scope, above, ...modules } });
  const given = ["above", ...Object.keys(scope)].join(", ");
  const code = stripTypeScriptTypes(snippet)
    // Imported names, regardless of their module.
    .replaceAll(/^import (\{[^}]*\}) from .*$/gm, "const $1 = globalThis.readme;")
    .replaceAll(/\/\* as above \*\/,?/g, "...above,");
  return import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(`const { ${given} } = globalThis.readme;\n${code}`)}`
  );
}
