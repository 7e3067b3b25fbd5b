import { globSync } from "node:fs";
import { writeComponentTable } from "./componentPages.ts";
import type { Component } from "./guides.ts";
import { writeHookTable, writeKitHookTable } from "./hookTable.ts";
import { headingOf, sectionOf } from "./markdown.ts";
import { type Page, type PageGroup, pageGroups } from "./Page.ts";
import { rewriteLinks } from "./rewriteLinks.ts";
import { app, readSource } from "./root.ts";
import { writeTokenTable } from "./tokenTable.ts";

/** Reads the pages in `pages/`, in the order of their `order`, and fills in their tables and sections of documents. */
export function readWrittenPages(components: readonly Component[]): readonly Page[] {
  const tables: Readonly<Record<string, () => string>> = {
    components: () => writeComponentTable(components),
    hooks: writeHookTable,
    "kit-hooks": writeKitHookTable,
    tokens: writeTokenTable,
  };
  return globSync("**/*.md", { cwd: `${app}pages` })
    .map((file) => readPage(file.replaceAll("\\", "/"), tables))
    .toSorted((one, other) => one.order - other.order);
}

function readPage(path: string, tables: Readonly<Record<string, () => string>>): Page & { readonly order: number } {
  const source = readSource(`apps/docs/pages/${path}`);
  const { group, order = "0", title = headingOf(source) } = readFrontMatter(source);
  if (!isGroup(group)) throw new Error(`pages/${path}: group "${group}" is not one of ${pageGroups.join(", ")}.`);
  const text = source
    .replace(/^<!-- table: ([\w-]+) -->$/gm, (_, name: string) => {
      const table = tables[name];
      if (!table) throw new Error(`pages/${path}: the table "${name}" does not exist.`);
      return table();
    })
    .replace(/^<!-- section: (\S+) (.+) -->$/gm, (_, document: string, heading: string) =>
      rewriteLinks({ text: sectionOf(readSource(document), heading), source: document, path }),
    )
    .replace(/^<!-- file: (\S+) -->$/gm, (_, file: string) => writeFile(file));
  return { path, title, group, order: Number(order), text };
}

/** Writes a file of the repository as code below its path in the app. */
function writeFile(file: string): string {
  const path = file.replace(/^apps\/hosts\/[^/]+\//, "");
  return `\`${path}\`\n\n\`\`\`${file.slice(file.lastIndexOf(".") + 1)}\n${readSource(file).trim()}\n\`\`\``;
}

function readFrontMatter(text: string): Readonly<Record<string, string>> {
  const lines = /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1]?.split("\n") ?? [];
  return Object.fromEntries(
    lines.map((line): [string, string] => [line.split(":")[0] ?? "", line.replace(/^[^:]*: */, "")]),
  );
}

function isGroup(group: string | undefined): group is PageGroup {
  return pageGroups.some((known) => known === group);
}
