import { expect, test } from "vitest";
import { checkProse } from "./proseRules.mjs";

/** @param {Record<string, string>} texts */
const check = (texts) => checkProse(Object.entries(texts).map(([path, text]) => ({ path, text })));

test.each([
  ["a comment", "packages/x/a.ts", "// Told later.", 1],
  ["a comment over several lines", "packages/x/a.ts", "/**\n * Sends it all\n * the same.\n */", 2],
  ["a style sheet's comment", "packages/x/a.css", "/* Hidden where there is no room. */", 1],
  ["a test title", "packages/x/a.test.ts", `test("behaviour: it is none", () => {});`, 1],
  ["an error", "packages/x/a.ts", "throw new Error(`No key: whoever runs the proxy has it`);", 1],
  ["a message of one word", "packages/x/messages.en.ts", `export const messages = { told: "Told" };`, 1],
  ["text between tags", "apps/x/a.tsx", "<p>\n  So says the list.\n</p>", 2],
  ["a document", "packages/x/README.md", "# Title\n\n```ts\nconst a = 1;\n```\n\nWhat is left out stays.", 7],
  ["a page of Storybook", "packages/x/a.mdx", "- Prices as they came", 1],
])("default: finds a banned construction in %s", (_, path, text, line) => {
  expect(check({ [path]: text })).toEqual([expect.stringContaining(`${path}:${line}: "`)]);
});

test.each([
  ["code", "packages/x/a.ts", `const told = tell({ none: "told" }); type What = "x";`],
  ["inline code", "packages/x/README.md", "The `told` flag, and\n\n```ts\ntell();\n```\n"],
  ["a question", "packages/x/README.md", "What does a quote cost?"],
  ["an allowed phrase", "packages/x/README.md", "The client cannot tell proxy and\nservice apart."],
  ["a place", "packages/x/README.md", "The element stays where it is."],
])("behaviour: leaves %s alone", (_, path, text) => {
  expect(check({ [path]: text })).toEqual([]);
});
