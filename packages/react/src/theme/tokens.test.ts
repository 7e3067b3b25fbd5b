// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const sources = fileURLToPath(new URL("..", import.meta.url));
const files = globSync("**/*.{css,ts,tsx}", { cwd: sources }).filter((file) => !file.includes(".test."));
const all = files.map((file) => readFileSync(`${sources}/${file}`, "utf8")).join("\n");

test("behaviour: every token that is read without a fallback is declared", () => {
  const set = names(/(--pk-[\w-]+)(?=:|": |", )/g);
  const read = names(/(?<=var\()--pk-[\w-]+(?=\))/g);
  expect(read.size).toBeGreaterThan(50);
  expect([...read].filter((name) => !set.has(name))).toEqual([]);
});

function names(pattern: RegExp): ReadonlySet<string> {
  return new Set(Array.from(all.matchAll(pattern), ([name]) => name));
}
