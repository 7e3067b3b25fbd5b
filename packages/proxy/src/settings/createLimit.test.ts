import { expect, test } from "vitest";
import { createLimit } from "./createLimit.ts";

test("default: returns the seconds until the next window, for each subject", () => {
  let time = 1_000_500;
  const { take } = createLimit({ now: () => time, window: 60_000, maximum: 2 });
  expect([take("ada"), take("ada"), take("ada"), take("alan")]).toEqual([undefined, undefined, 60, undefined]);
  time += 58_001;
  expect(take("ada")).toBe(2);
  time += 1_999;
  expect(take("ada")).toBeUndefined();
});

test("behaviour: a clock that was set back starts a new window", () => {
  let time = 1_000_000;
  const { take } = createLimit({ now: () => time, window: 60_000, maximum: 1 });
  expect([take("ada"), take("ada")]).toEqual([undefined, 60]);
  time -= 1;
  expect(take("ada")).toBeUndefined();
});
