import { existsSync } from "node:fs";
import { posix } from "node:path";
import { documents } from "./documents.ts";
import { outsideCode } from "./markdown.ts";
import { root } from "./root.ts";

export interface RewriteLinksParameters {
  readonly text: string;
  /** The document, from the repository's root. */
  readonly source: string;
  /** The page that shows the text. */
  readonly path: string;
}

/**
 * Rewrites a document's links to files of the repository. A document that is a page becomes a link to the page, an image a
 * link to its copy, and any other file plain text, because readers of the site do not have it. Throws if a file does not exist.
 */
export function rewriteLinks({ text, source, path }: RewriteLinksParameters): string {
  return outsideCode(text, (prose) =>
    prose.replace(
      /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g,
      (link, image: string, label: string, target: string) => {
        if (/^[a-z]+:/.test(target)) return link;
        const [file = "", anchor] = target.split("#");
        const resolved = file === "" ? source : posix.join(posix.dirname(source), file).replace(/\/$/, "");
        if (!existsSync(`${root}${resolved}`)) throw new Error(`${source} links to ${target}, which does not exist.`);
        if (image === "!") return `![${label}](/${publicImage(resolved)})`;
        const page = pageOf(resolved);
        if (page === undefined) return label;
        const own = page === path && file === "" ? "" : relativePath(path, page);
        return `[${label}](${own}${anchor === undefined ? "" : `#${anchor}`})`;
      },
    ),
  );
}

/** Returns the page that shows a file: one written for the site, or a document of the repository. */
function pageOf(file: string): string | undefined {
  const [, written] = /^apps\/docs\/pages\/(.+)$/.exec(file) ?? [];
  return written ?? documents.find(({ source }) => source === file || source === `${file}/README.md`)?.path;
}

/** Returns a link from one page to another. */
export function relativePath(from: string, to: string): string {
  const relative = posix.relative(posix.dirname(from), to);
  return relative.startsWith(".") ? relative : `./${relative}`;
}

/** Where the site has its copy of an image. */
export function publicImage(path: string): string {
  return `images/${posix.basename(path)}`;
}
