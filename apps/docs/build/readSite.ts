import { writeComponentPages } from "./componentPages.ts";
import { documents } from "./documents.ts";
import type { Component } from "./guides.ts";
import { headingOf } from "./markdown.ts";
import type { Page } from "./Page.ts";
import { rewriteLinks } from "./rewriteLinks.ts";
import { readSource } from "./root.ts";
import { readWrittenPages } from "./writtenPages.ts";

/** Every page of the site, in the order of the sidebar. */
export function readSite(components: readonly Component[]): readonly Page[] {
  const pages = [...readWrittenPages(components), ...writeComponentPages(components), ...readDocuments()];
  return pages.map((page) => ({ ...page, text: withoutComments(page.text) }));
}

function readDocuments(): readonly Page[] {
  return documents.map(({ source, path, group, title }) => {
    const text = readSource(source);
    return { path, group, title: title ?? headingOf(text), text: rewriteLinks({ text, source, path }) };
  });
}

/** Removes remarks to the tools, such as the declarations of a snippet. */
function withoutComments(text: string): string {
  return text.replace(/<!--[\s\S]*?-->\n*/g, "");
}
