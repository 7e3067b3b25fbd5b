import { describe, expect, test } from "vitest";
import { getBalances } from "./balances.ts";

const balance = { currency: "NGN", available: "1500000.50", locked: "0", total: "1500000.50", rail_equivalents: null };
const overview = {
  balances: [balance, { ...balance, currency: "USD", rail_equivalents: [] }],
  credit: {
    available_credit: "0",
    credit_limit: "0",
    credit_used: "0",
    net_negative: "-12.30",
    net_positive: "0",
    outstanding: "0",
    currency: "USD",
    next_due_at: null,
    overdue: false,
    status: "active",
    withdrawal_blocked: false,
  },
  withdrawable: { ngn: "1500000.50", usd: "0" },
  generated_at: "2026-11-21T02:00:00Z",
};

describe("getBalances", () => {
  test("default", () => expect(getBalances.data.parse(overview)).toEqual(overview));

  test("behaviour: withdrawable can be unknown, which is not zero", () => {
    expect(getBalances.data.parse({ ...overview, withdrawable: null })).toMatchObject({ withdrawable: null });
    expect(getBalances.data.safeParse({ ...overview, withdrawable: undefined }).success).toBe(false);
  });

  test("behaviour: rejects an amount that is a number instead of rounding it", () => {
    expect(
      getBalances.data.safeParse({ ...overview, balances: [{ ...balance, available: 1_500_000.5 }] }).success,
    ).toBe(false);
  });
});
