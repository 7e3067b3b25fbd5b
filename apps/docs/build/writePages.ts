// Writes the pages of the site into `.cache/pages`, where VitePress reads them, and the sidebar.
import { copyFileSync, globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { writeErrorPages } from "./errorPages.ts";
import { readComponents } from "./guides.ts";
import { writeLlms, writeLlmsFull } from "./llms.ts";
import { readSite } from "./readSite.ts";
import { publicImage } from "./rewriteLinks.ts";
import { app, root } from "./root.ts";
import { type Settings, settingsFile } from "./settings.ts";
import { writeSidebar } from "./sidebar.ts";

const target = `${app}.cache/pages/`;
const components = await readComponents();
const pages = readSite(components);

rmSync(target, { recursive: true, force: true });
for (const { path, text } of pages) write(path, `${text.trim()}\n`);
write("public/llms.txt", writeLlms(pages));
write("public/llms-full.txt", writeLlmsFull(pages));
for (const [path, text] of writeErrorPages()) write(`public/${path}`, text);
for (const file of globSync("docs/images/*", { cwd: root })) copy(file, `public/${publicImage(file)}`);
for (const file of ["openapi.json", "asyncapi.json", "events.schema.json"])
  copy(`packages/mock/${file}`, `public/${file}`);
copy("packages/react/tokens.json", "public/tokens.json");
copy("apps/demo/public/icon.svg", "public/icon.svg");
const settings: Settings = {
  base: process.env["DOCS_BASE"] ?? "/",
  sidebar: writeSidebar(pages),
  stories: components.flatMap(({ storyId, docsId }) => [storyId, docsId]),
};
writeFileSync(settingsFile, JSON.stringify(settings));

function write(path: string, text: string): void {
  mkdirSync(dirname(`${target}${path}`), { recursive: true });
  writeFileSync(`${target}${path}`, text);
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(`${target}${to}`), { recursive: true });
  copyFileSync(`${root}${from}`, `${target}${to}`);
}
