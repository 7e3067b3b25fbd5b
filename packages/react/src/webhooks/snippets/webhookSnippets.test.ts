// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { webhookSnippets } from "./webhookSnippets.ts";

const folder = new URL("../../../snippets/", import.meta.url);

test("default: every file of snippets/ can be shown", () => {
  expect(webhookSnippets.map(({ fileName }) => fileName).toSorted()).toEqual(readdirSync(folder).toSorted());
});

test.each(webhookSnippets)("behaviour: the shown $fileName is the file (node build/snippets.mjs)", async (snippet) => {
  expect(await snippet.load()).toBe(readFileSync(new URL(snippet.fileName, folder), "utf8"));
});
