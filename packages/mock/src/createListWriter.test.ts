import { expect, test } from "vitest";
import { createListWriter } from "./createListWriter.ts";

test("behaviour: returns the same result for the same rows, and another for other rows or owners", () => {
  const write = createListWriter((rows: readonly { name: string }[]) => ({ names: rows.map(({ name }) => name) }));
  const [owner, other] = [{}, {}];
  const rows = [{ name: "a" }, { name: "b" }];
  const first = write(owner, rows);
  expect(first).toEqual({ names: ["a", "b"] });
  expect(Object.isFrozen(first)).toBe(true);
  expect(write(owner, [...rows])).toBe(first);
  expect(write(other, rows)).not.toBe(first);
  expect(write(owner, [{ name: "a" }, ...rows.slice(1)])).not.toBe(first);
  expect(write(owner, rows.slice(1))).toEqual({ names: ["b"] });
  expect(write(owner, [])).toEqual({ names: [] });
});
