// @vitest-environment node
import { expect, test } from "vitest";
import { startOfDay } from "../format/dateRange.ts";
import type { BalanceMovement, MovementKind } from "./balanceMovements.ts";
import { dailyMovements } from "./dailyMovements.ts";

const today = startOfDay(Date.parse("2026-03-02T12:00:00Z"));

/** A movement some hours after the start of a day before today. */
const movement = (daysAgo: number, hours: number, kind: MovementKind, amount: string, currency = "NGN") =>
  ({
    transactionId: `${daysAgo}-${hours}`,
    kind,
    amount,
    hasFee: false,
    currency,
    time: startOfDay(today, -daysAgo) / 1000 + hours * 3600,
  }) satisfies BalanceMovement;

test("default: exact sums of each day, up to today", () => {
  const result = dailyMovements({
    movements: [
      movement(3, 1, "in", "999"),
      movement(2, 0, "in", "0.1"),
      movement(2, 23, "in", "0.2"),
      movement(1, 5, "out", "40.00"),
      movement(0, 1, "in", "7.50"),
    ],
    today,
    days: 3,
  });
  expect(result?.days).toEqual([
    { start: startOfDay(today, -2), in: "0.3", out: "0" },
    { start: startOfDay(today, -1), in: "0", out: "40" },
    { start: today, in: "7.5", out: "0" },
  ]);
  expect(result).toMatchObject({ currency: "NGN", most: "40" });
  expect([...(result?.in ?? [])]).toEqual([["NGN", "7.8"]]);
});

test("behaviour: the bars have the currency of most movements, and the sums have all", () => {
  const movements = [
    movement(1, 1, "in", "500", "USD"),
    movement(1, 2, "in", "1", "USDT"),
    movement(0, 2, "out", "2", "USDT"),
  ];
  const result = dailyMovements({ movements, today, days: 2 });
  expect(result).toMatchObject({ currency: "USDT", most: "2" });
  expect([...(result?.in ?? [])]).toEqual([
    ["USD", "500"],
    ["USDT", "1"],
  ]);
});

test("behaviour: held deposits and older days do not count", () => {
  const movements = [movement(0, 1, "held", "5"), movement(9, 1, "in", "5")];
  expect(dailyMovements({ movements, today, days: 7 })).toBeUndefined();
});
