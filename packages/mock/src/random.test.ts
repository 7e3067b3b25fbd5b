import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createRandom } from "./random.ts";

test("default: the seed determines the values", () => {
  const [one, same, other] = [createRandom(7), createRandom(7), createRandom(8)];
  const first = [one.uuid(), one.integer(1, 1000), one.pick(["a", "b", "c"])];
  expect([same.uuid(), same.integer(1, 1000), same.pick(["a", "b", "c"])]).toEqual(first);
  expect(other.uuid()).not.toBe(first[0]);
});

test("behaviour: identifiers are unique UUIDs of version 4", () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const random = createRandom(seed);
      const ids = Array.from({ length: 50 }, () => random.uuid());
      for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(new Set(ids).size).toBe(50);
    }),
  );
});
