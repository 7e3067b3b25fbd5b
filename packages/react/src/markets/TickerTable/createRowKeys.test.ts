import { afterEach, expect, test } from "vitest";
import { createRowKeys } from "./createRowKeys.ts";

afterEach(() => document.body.replaceChildren());

test("default: a pair keeps its row wherever it moves", () => {
  const keysOf = createRowKeys();
  const before = keysOf(["a", "b", "c"]);
  const after = keysOf(["c", "a", "b"]);
  expect(["a", "b", "c"].map((pairId) => after.get(pairId))).toEqual(
    ["a", "b", "c"].map((pairId) => before.get(pairId)),
  );
});

test("behaviour: who comes to the place of one that goes takes over its row", () => {
  const keysOf = createRowKeys();
  const before = keysOf(["a", "b", "c"]);
  const after = keysOf(["d", "b", "e"]);
  expect([after.get("d"), after.get("e")]).toEqual([before.get("a"), before.get("c")]);
});

test("behaviour: scrolled by a row, the new one is new and nobody moves", () => {
  const keysOf = createRowKeys();
  const before = keysOf(["a", "b", "c"]);
  const after = keysOf(["b", "c", "d"]);
  expect(after.get("b")).toBe(before.get("b"));
  expect(Array.from(before.values())).not.toContain(after.get("d"));
});

test("behaviour: a row with the focus in it is given to nobody", () => {
  const keysOf = createRowKeys();
  const before = keysOf(["a", "b"]);
  document.body.innerHTML = '<table><tr data-pair="a"><td><button>Star</button></td></tr></table>';
  document.querySelector("button")?.focus();
  const after = keysOf(["c", "d"]);
  expect(after.get("c")).not.toBe(before.get("a"));
  expect(after.get("d")).toBe(before.get("b"));
});
