// @vitest-environment node
import { expect, test } from "vitest";
import { assignRowKeys, noRowKeys } from "./assignRowKeys.ts";

function assign(before: readonly string[], after: readonly string[], focused?: string) {
  const known = assignRowKeys({ known: noRowKeys, pairIds: before, focused: undefined });
  return { before: known.keys, after: assignRowKeys({ known, pairIds: after, focused }).keys, known };
}

test("default: a pair keeps its row when it moves", () => {
  const { before, after } = assign(["a", "b", "c"], ["c", "a", "b"]);
  expect(["a", "b", "c"].map((pairId) => after.get(pairId))).toEqual(
    ["a", "b", "c"].map((pairId) => before.get(pairId)),
  );
});

test("behaviour: a new pair reuses the row of the pair it replaces", () => {
  const { before, after } = assign(["a", "b", "c"], ["d", "b", "e"]);
  expect([after.get("d"), after.get("e")]).toEqual([before.get("a"), before.get("c")]);
});

test("behaviour: scrolling by one row adds a row and moves no other", () => {
  const { before, after } = assign(["a", "b", "c"], ["b", "c", "d"]);
  expect(after.get("b")).toBe(before.get("b"));
  expect(Array.from(before.values())).not.toContain(after.get("d"));
});

test("behaviour: a focused row is not reused", () => {
  const { before, after } = assign(["a", "b"], ["c", "d"], "a");
  expect(after.get("c")).not.toBe(before.get("a"));
  expect(after.get("d")).toBe(before.get("b"));
});

test("behaviour: a discarded render does not affect the next", () => {
  const { known } = assign(["a", "b"], ["c", "d"]);
  const input = { known, pairIds: ["e", "f"], focused: undefined };
  expect(assignRowKeys(input)).toEqual(assignRowKeys(input));
  expect(assignRowKeys({ known, pairIds: ["a", "b"], focused: undefined })).toBe(known);
});
