// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { entryText, listSheets } from "../../build/styleSheets.ts";

const sources = fileURLToPath(new URL("..", import.meta.url));
/** The classes of each selector, in the order of the sheets. */
const sheets = listSheets().map((path) =>
  Array.from(read(path).matchAll(/:where\(\.pk-[^{}]*(?=\{)/g), ([selector]) => selector)
    // Components that share a rule, such as inputs, do not change each other.
    .filter((selector) => !/^:where\(\.pk-[^(,]+, \.pk-/.test(selector))
    .map((selector) => Array.from(selector.matchAll(/\.pk-\w+/g), ([name]) => name)),
);

/** All rules have the same specificity, so order decides. Regression: WebhookManager came first, and its history had two frames. */
test("behaviour: a sheet that changes a part of another component comes after it", () => {
  const indexes = new Map<string, number>();
  for (const [index, selectors] of sheets.entries()) {
    for (const [owner = ""] of selectors) if (!indexes.has(owner)) indexes.set(owner, index);
  }
  const early = sheets.flatMap((selectors, index) =>
    selectors.flatMap(([owner, ...others]) =>
      others.filter((other) => (indexes.get(other) ?? -1) > index).map((other) => `${owner} ${other}`),
    ),
  );
  expect(indexes.size).toBeGreaterThan(40);
  expect(early).toEqual([]);
});

test("behaviour: imports every sheet once", () => {
  const imported = Array.from(entryText().matchAll(/(?<=@import "\.\/)[^"]+/g), ([path]) => path);
  const found = globSync("*/**/*.css", { cwd: sources });
  expect(imported.toSorted()).toEqual(found.toSorted());
});

function read(path: string): string {
  return readFileSync(`${sources}/${path}`, "utf8");
}
