import { expect, test } from "vitest";
import { getBalanceHistory } from "./balanceHistory.ts";

const history = {
  currency: "USD",
  step_seconds: 300,
  sampled_since: "2026-01-05T09:10:00Z",
  time: [1_767_604_200, 1_767_604_500],
  available: ["1.50", null],
  locked: ["0.25", null],
  total: ["1.75", null],
  outstanding: [null, null],
};

test("default", () => expect(getBalanceHistory.data.parse(history)).toEqual(history));

test("behaviour: rejects arrays of different lengths, and amounts that are numbers", () => {
  expect(getBalanceHistory.data.safeParse({ ...history, outstanding: [null] }).success).toBe(false);
  expect(getBalanceHistory.data.safeParse({ ...history, total: [1.75, null] }).success).toBe(false);
});
