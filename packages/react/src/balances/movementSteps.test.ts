// @vitest-environment node
import { expect, test } from "vitest";
import type { BalanceMovement } from "./balanceMovements.ts";
import { movementSteps } from "./movementSteps.ts";

const at = (time: number): BalanceMovement => ({
  transactionId: String(time),
  kind: "in",
  amount: "1.00",
  hasFee: false,
  currency: "NGN",
  time,
});

test("default: each movement is in the step that contains its time, and the last step has no end", () => {
  const steps = movementSteps([at(9), at(10), at(19.9), at(20), at(500)], [10, 20, 30]);
  expect(steps.map(({ start, end, movements }) => [start, end, movements.map(({ time }) => time)])).toEqual([
    [10, 20, [10, 19.9]],
    [20, 30, [20]],
    [30, Number.POSITIVE_INFINITY, [500]],
  ]);
});
