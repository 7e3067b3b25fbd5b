import { slugify } from "./markdown.ts";
import { readSource } from "./root.ts";

/**
 * Writes the page that an error message links to, `errors/CONFLICT/`, by its path. It leads to the heading of the error, so that
 * the link works on every static host.
 */
export function writeErrorPages(): ReadonlyMap<string, string> {
  const headings = Array.from(readSource("docs/errors.md").matchAll(/^### (\w+)$/gm), ([, name = ""]) => name);
  return new Map(headings.map((name) => [`errors/${name}/index.html`, redirectTo(name)]));
}

function redirectTo(name: string): string {
  const target = `../../errors.html#${slugify(name)}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${name}</title>
<meta http-equiv="refresh" content="0; url=${target}">
<p><a href="${target}">${name}</a></p>
</html>
`;
}
