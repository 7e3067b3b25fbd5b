import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writeDifferences, writeReadme } from "./documents.ts";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

test("default: DIFFERENCES.md is up to date (run pnpm documents)", () => {
  expect(read("../DIFFERENCES.md")).toBe(writeDifferences());
});

test("default: the sentinels and scenarios of README.md are up to date (run pnpm documents)", () => {
  const readme = read("../README.md");
  expect(readme).toBe(writeReadme(readme));
  expect(() => writeReadme("nothing")).toThrow("README.md has no markers for its sentinels");
});

test("behaviour: the MSW example of README.md equals the code of its test", () => {
  const [, snippet = ""] = /## Use it in a test, with MSW[^`]*```ts\n([^`]*)```/.exec(read("../README.md")) ?? [];
  const source = read("../src/adapters/partnerApp.test.ts");
  const lines = snippet.split("\n").filter((line) => line !== "");
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(source.split("\n").map((own) => own.trim())).toContain(line.trim());
});
