// @vitest-environment node
import { expect, test } from "vitest";
import { isSlightChange, tickerDirection } from "./tickerDirection.ts";

test.each([
  ["1.5", "2.10", "up"],
  ["-1.5", "-2.10", "down"],
  ["0.00", "0.00", "flat"],
  // A real change that the service's percentage rounds to zero.
  ["0.00004", "0.00", "flat"],
  ["-0.00004", "-0.00", "flat"],
  ["0.0004", "0.01", "up"],
  // An invalid percentage does not contradict the change.
  ["0.00004", "n/a", "up"],
  ["n/a", "n/a", undefined],
])("default: %s, %s %%: %s", (price_change, price_change_percent, direction) =>
  expect(tickerDirection({ price_change, price_change_percent })).toBe(direction),
);

test.each([
  ["0.04", true],
  ["-0.04", true],
  ["+0.049", true],
  ["-0.00", true],
  ["0.05", false],
  ["-0.05", false],
  ["-1.96", false],
  ["n/a", false],
])("behaviour: %s %% is too small for a colour: %s", (percent, isSlight) =>
  expect(isSlightChange(percent)).toBe(isSlight),
);
