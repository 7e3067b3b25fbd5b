// @vitest-environment node
import { expect, test } from "vitest";
import { tickerDirection } from "./tickerDirection.ts";

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
