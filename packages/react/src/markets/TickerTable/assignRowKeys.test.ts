// @vitest-environment node
import { expect, test } from "vitest";
import { assignRowKeys, noRowKeys } from "./assignRowKeys.ts";

function assign(before: readonly string[], after: readonly string[], focused?: string) {
  const known = assignRowKeys({ known: noRowKeys, pairIds: before, focused: undefined });
  return { before: known.keys, after: assignRowKeys({ known, pairIds: after, focused }).keys, known };
}

test("default: a pair keeps its row wherever it moves", () => {
  const { before, after } = assign(["a", "b", "c"], ["c", "a", "b"]);
  expect(["a", "b", "c"].map((pairId) => after.get(pairId))).toEqual(
    ["a", "b", "c"].map((pairId) => before.get(pairId)),
  );
});

test("behaviour: who comes to the place of one that goes takes over its row", () => {
  const { before, after } = assign(["a", "b", "c"], ["d", "b", "e"]);
  expect([after.get("d"), after.get("e")]).toEqual([before.get("a"), before.get("c")]);
});

test("behaviour: scrolled by a row, the new one is new and nobody moves", () => {
  const { before, after } = assign(["a", "b", "c"], ["b", "c", "d"]);
  expect(after.get("b")).toBe(before.get("b"));
  expect(Array.from(before.values())).not.toContain(after.get("d"));
});

test("behaviour: a row with the focus in it is given to nobody", () => {
  const { before, after } = assign(["a", "b"], ["c", "d"], "a");
  expect(after.get("c")).not.toBe(before.get("a"));
  expect(after.get("d")).toBe(before.get("b"));
});

test("behaviour: a render that is thrown away changes nothing for the next", () => {
  const { known } = assign(["a", "b"], ["c", "d"]);
  const input = { known, pairIds: ["e", "f"], focused: undefined };
  expect(assignRowKeys(input)).toEqual(assignRowKeys(input));
  expect(assignRowKeys({ known, pairIds: ["a", "b"], focused: undefined })).toBe(known);
});
