import { allOperations, errorCodes, kitOperations } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { docsAddress } from "../../../.storybook/guide/docsAddress.ts";
import { documents } from "./documents.ts";
import { writeErrorPages } from "./errorPages.ts";
import { readComponents } from "./guides.ts";
import { writeLlms, writeLlmsFull } from "./llms.ts";
import { sectionOf, slugify } from "./markdown.ts";
import { readProps } from "./readProps.ts";
import { readSite } from "./readSite.ts";
import { rewriteLinks } from "./rewriteLinks.ts";
import { readSource } from "./root.ts";

const components = await readComponents();
const pages = readSite(components);
const textOf = (path: string) => pages.find((page) => page.path === path)?.text ?? "";

test("default: every page has a title, and no two have the same path", () => {
  expect(pages.filter(({ title }) => title === "").map(({ path }) => path)).toEqual([]);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  expect(components.length).toBeGreaterThan(20);
});

test("behaviour: the table of hooks has every operation and every data hook", () => {
  const table = textOf("hooks.md");
  const operations = [...allOperations, ...Object.values(kitOperations)];
  expect(operations.filter(({ name, path }) => !table.includes(`\`${name}\``) || !table.includes(path))).toEqual([]);
  const exported = readSource("packages/react/src/exports/dataHooks.ts").match(/\buse[A-Z]\w*/g) ?? [];
  expect(exported.length).toBeGreaterThan(20);
  expect(exported.filter((hook) => !table.includes(`\`${hook}\``))).toEqual([]);
});

test("behaviour: props come from the types, with those that they extend", () => {
  const props = readProps("packages/react/src/markets/TickerTable/TickerTable.tsx", "TickerTableProps");
  const find = (name: string) => props.find((prop) => prop.name === name);
  expect(find("onSelect")).toEqual({
    name: "onSelect",
    type: "(pairId: string) => void",
    isRequired: false,
    text: "Makes each pair's name a button and its row clickable. Receives the pair's ID.",
  });
  expect(find("view")?.text).toContain("controlled view");
  const accept = readProps("packages/react/src/quotes/QuoteAccept/QuoteAccept.tsx", "QuoteAcceptProps");
  expect(accept.filter(({ name }) => name === "quoteId")).toMatchObject([{ type: "string", isRequired: true }]);
});

test("behaviour: every component's page has its props", () => {
  const without = components.filter(({ name }) => textOf(`components/${name}.md`).includes("It has no props."));
  expect(without.map(({ name }) => name)).toEqual([]);
});

test("behaviour: Storybook links back to the page of a component, if it is part of the site", () => {
  const find = (pathname: string) => docsAddress({ pathname, name: "TickerTable" });
  expect(find("/docs/storybook/iframe.html")).toBe("/docs/components/TickerTable.html");
  expect(textOf("components/TickerTable.md")).toContain("# TickerTable");
  expect(find("/iframe.html")).toBeUndefined();
});

test("behaviour: every error code has a page for the link in its message", () => {
  const errors = writeErrorPages();
  expect(Object.keys(errorCodes).filter((code) => !errors.has(`errors/${code}/index.html`))).toEqual([]);
  expect(errors.get("errors/KEY_SERVICE_UNAVAILABLE/index.html")).toContain(
    "../../errors.html#key_service_unavailable",
  );
});

test("behaviour: a link between documents leads to the page, and one to a source is text", () => {
  const rewrite = (text: string) =>
    rewriteLinks({ text, source: "docs/operations/alerts.md", path: "operations/alerts.md" });
  expect(rewrite("[a](backup-and-restore.md#after-the-gap)")).toBe("[a](./backup-and-restore.md#after-the-gap)");
  expect(rewrite("[a](../../packages/proxy)")).toBe("[a](../proxy.md)");
  expect(rewrite("[a](../../apps/docs/pages/sign-in.md#a-bearer-token)")).toBe("[a](../sign-in.md#a-bearer-token)");
  expect(rewrite("[a](#probes) [b](https://example.com)")).toBe("[a](#probes) [b](https://example.com)");
  expect(rewrite("[`turbo.json`](../../turbo.json)")).toBe("`turbo.json`");
  expect(rewrite("```\n[a](nothing.md)\n```")).toBe("```\n[a](nothing.md)\n```");
  expect(() => rewrite("[a](nothing.md)")).toThrow(
    "docs/operations/alerts.md links to nothing.md, which does not exist.",
  );
});

test("behaviour: headings get the anchors of code hosts", () => {
  expect(slugify("NO_SUCH_OPERATION")).toBe("no_such_operation");
  expect(slugify("A `hook`, ready: 2")).toBe("a-hook-ready-2");
});

test("behaviour: a section ends at the next heading of its level", () => {
  const text = "# A\n\n## B\n\none\n\n### C\n\ntwo\n\n## D\n\nthree";
  expect(sectionOf(text, "B")).toBe("one\n\n### C\n\ntwo");
  expect(() => sectionOf(text, "E")).toThrow('The document has no heading "E".');
});

test("behaviour: llms.txt lists the pages, and llms-full.txt has their text without elements of the site", () => {
  const list = writeLlms(pages);
  const full = writeLlmsFull(pages);
  expect(list).toContain("/start.html)");
  expect(list).not.toContain("contributing");
  expect(full).toContain("# Start in ten minutes");
  expect(full).not.toMatch(/<Story|<svg|^group: /m);
  expect(documents.length).toBeGreaterThan(10);
});
