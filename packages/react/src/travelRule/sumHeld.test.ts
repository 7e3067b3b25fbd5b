// @vitest-environment node
import { expect, test } from "vitest";
import { sumHeld } from "./sumHeld.ts";

test("default: exact sums by currency", () => {
  const sums = sumHeld([
    { id: "1", amount: "0.1", currency: "USDT" },
    { id: "2", amount: "7", currency: "USDC" },
    { id: "3", amount: "0.2", currency: "USDT" },
  ]);
  expect([...sums]).toEqual([
    ["USDT", "0.3"],
    ["USDC", "7"],
  ]);
});

test("behaviour: deposits without a readable amount do not count", () => {
  expect([
    ...sumHeld([
      { id: "1", currency: "USDT" },
      { id: "2", amount: "much", currency: "USDT" },
    ]),
  ]).toEqual([]);
});
