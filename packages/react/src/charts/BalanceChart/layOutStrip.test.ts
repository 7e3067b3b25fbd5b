// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import { layOutStrip } from "./layOutStrip.ts";

test("default: shares lie end to end", () => {
  expect(layOutStrip(["94.0", "6.0"])).toEqual([
    { start: 0, length: 94 },
    { start: 94, length: 6 },
  ]);
});

test("behaviour: a small share stays visible, and a missing one has no length", () => {
  const [available, locked] = layOutStrip(["99.9", "0.1"]);
  expect(locked?.length).toBeGreaterThan(1);
  expect((available?.length ?? 0) + (locked?.length ?? 0)).toBeCloseTo(100);
  expect(layOutStrip(["0.0", undefined]).map(({ length }) => length)).toEqual([0, 0]);
});

test("behaviour: no shares reach beyond the strip", () => {
  const share = fc.integer({ min: 0, max: 1000 }).map((tenths) => (tenths / 10).toFixed(1));
  fc.assert(
    fc.property(fc.tuple(share, share), (shares) => {
      const lengths = layOutStrip(shares);
      for (const { start, length } of lengths) expect(start + length).toBeLessThanOrEqual(100.001);
    }),
  );
});
