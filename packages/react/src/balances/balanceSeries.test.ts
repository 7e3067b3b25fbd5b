import { expect, test } from "vitest";
import { type BalanceSeries, endWithBalance } from "./balanceSeries.ts";

const series: BalanceSeries = {
  currency: "NGN",
  time: [0, 300],
  available: ["1.00", "2.00"],
  locked: ["0", "0"],
  total: ["1.00", "2.00"],
  outstanding: ["5", "5"],
  step_seconds: 300,
  sampled_since: "1970-01-01T00:00:00Z",
};
const balance = { currency: "NGN", available: "3.00", locked: "1", total: "4.00", rail_equivalents: null };
const overview = {
  balances: [balance],
  credit: {
    available_credit: "0",
    credit_limit: "0",
    credit_used: "0",
    net_negative: "0",
    net_positive: "0",
    outstanding: "6",
    currency: "NGN",
    next_due_at: null,
    overdue: false,
    status: "active",
    withdrawal_blocked: false,
  },
  withdrawable: null,
  generated_at: "1970-01-01T00:20:00Z",
};

test("default: ends with the current balance, with a gap since the last sample", () => {
  expect(endWithBalance(series, overview, 901)).toEqual({
    ...series,
    time: [0, 300, 600, 900],
    available: ["1.00", "2.00", null, "3.00"],
    locked: ["0", "0", null, "1"],
    total: ["1.00", "2.00", null, "4.00"],
    outstanding: ["5", "5", null, "6"],
  });
});

test("behaviour: replaces the sample of the current step", () => {
  expect(endWithBalance(series, overview, 599).available).toEqual(["1.00", "3.00"]);
});

test("behaviour: stays unchanged without the balance, without steps, and before the first step", () => {
  expect(endWithBalance(series, undefined, 900)).toBe(series);
  expect(endWithBalance({ ...series, currency: "USD" }, overview, 900).available).toEqual(series.available);
  const empty = { ...series, time: [] };
  expect(endWithBalance(empty, overview, 900)).toBe(empty);
  expect(endWithBalance({ ...series, time: [600, 900] }, overview, 0).available).toEqual(series.available);
});
