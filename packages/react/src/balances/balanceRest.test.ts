// @vitest-environment node
import { expect, test } from "vitest";
import type { BalanceMovement, MovementKind } from "./balanceMovements.ts";
import { balanceRest } from "./balanceRest.ts";

const movement = (kind: MovementKind, amount: string, currency = "USD"): BalanceMovement => ({
  transactionId: kind,
  kind,
  amount,
  hasFee: false,
  currency,
  time: 0,
});
const movements = [movement("in", "100.00"), movement("in", "20.50", "USDT"), movement("out", "30.25")];
const lockedChanges = [{ time: 0, amount: "-10.00" }];

test("default: what movements, trades and locked amounts leave of the change", () => {
  expect(balanceRest({ change: "75.25", movements, traded: undefined, tradeCount: 0, lockedChanges })).toBe("-5");
  expect(balanceRest({ change: "30.25", movements, traded: "-45", tradeCount: 1, lockedChanges })).toBe("-5");
});

test("behaviour: nothing remains of a change that is explained, and a held deposit does not change a balance", () => {
  const held = movement("held", "7.00");
  expect(
    balanceRest({ change: "80.25", movements: [...movements, held], traded: undefined, tradeCount: 0, lockedChanges }),
  ).toBe(undefined);
});

test("behaviour: less than one unit for each trade remains only without trades, whose sum is approximate", () => {
  expect(balanceRest({ change: "80.75", movements, traded: undefined, tradeCount: 0, lockedChanges })).toBe("0.5");
  for (const change of ["36.24", "34.26"]) {
    expect(balanceRest({ change, movements, traded: "-45", tradeCount: 1, lockedChanges })).toBe(undefined);
  }
  expect(balanceRest({ change: "36.25", movements, traded: "-45", tradeCount: 1, lockedChanges })).toBe("1");
  expect(balanceRest({ change: "43.25", movements, traded: "-45", tradeCount: 8, lockedChanges })).toBe("8");
  expect(balanceRest({ change: "43.25", movements, traded: "-45", tradeCount: 9, lockedChanges })).toBe(undefined);
});
