import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { checkSnippets, listReadmes, readSnippets } from "./readmeSnippets.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

test("default: finds every block of TypeScript, its line and its assumed declarations", () => {
  const text = [
    "# A package",
    "```sh",
    "npm install",
    "```",
    "<!-- given: declare const id: string;",
    "declare const name: string; -->",
    "```ts",
    "id + name;",
    "```",
    "```tsx",
    "<p />;",
    "```",
  ].join("\n");
  expect(readSnippets(text)).toEqual([
    { line: 8, language: "ts", given: "declare const id: string; declare const name: string;", code: "id + name;\n" },
    { line: 11, language: "tsx", given: "", code: "<p />;\n" },
  ]);
});

test("behaviour: the documents have snippets", () => {
  const documents = Object.entries(listReadmes(root));
  const few = documents.filter(([path, text]) => /README|AGENTS/.test(path) && readSnippets(text).length < 2);
  expect(few.map(([path]) => path)).toEqual([]);
  expect(documents.map(([path]) => path)).toContain("apps/docs/pages/start.md");
});

test("behaviour: finds a block with a title, as in a group of the documentation site", () => {
  const text = ["::: code-group", "```ts [Hono]", "const app = 1;", "```", "```css [Tailwind]", "```", ":::"].join(
    "\n",
  );
  expect(readSnippets(text)).toEqual([{ line: 3, language: "ts", given: "", code: "const app = 1;\n" }]);
});

test("behaviour: reports each error at its line: an unknown name, a wrong option, a wrong type, an undefined value", async () => {
  const { count, problems } = await checkSnippets({
    root,
    readmes: {
      "packages/react/README.md": [
        "```ts",
        'import { useTicker, useTickers } from "@partner-kit/react";',
        "useTicker({ every: 5 });",
        "```",
        "<!-- given: declare const limit: number; -->",
        "```ts",
        'import { useBalances } from "@partner-kit/react";',
        "const { data } = useBalances();",
        "const text: string = limit;",
        "```",
      ].join("\n"),
      "packages/proxy/README.md": [
        "```ts",
        'import { createProxy } from "@partner-kit/proxy";',
        "createProxy({ /* as above */ apiKey: process.env.PARTNER_KIT_API_KEY });",
        "const first: string = process.argv[0];",
        "```",
      ].join("\n"),
    },
  });
  expect(count).toBe(3);
  expect(problems.filter((line) => line.startsWith("packages/")).toSorted()).toEqual([
    expect.stringMatching(/^packages\/proxy\/README\.md:3: error TS2322: .*undefined/),
    expect.stringMatching(/^packages\/proxy\/README\.md:4: error TS2322: .*undefined/),
    expect.stringMatching(/^packages\/react\/README\.md:2: error TS2724: .*useTickers/),
    expect.stringMatching(/^packages\/react\/README\.md:3: error TS\d+: .*every/),
    expect.stringMatching(/^packages\/react\/README\.md:9: error TS2322: /),
  ]);
}, 60_000);
