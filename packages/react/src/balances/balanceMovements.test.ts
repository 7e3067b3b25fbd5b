// @vitest-environment node
import type { Transaction } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { listIncoming, listMovements, sumMovements } from "./balanceMovements.ts";

let count = 0;

function transaction(fields: Partial<Transaction>): Transaction {
  count += 1;
  const id = `00000000-0000-4000-8000-${String(count).padStart(12, "0")}`;
  const created_at = new Date(Date.UTC(2026, 0, 5, 9, 0, 60 - count)).toISOString();
  return {
    id,
    created_at,
    type: "deposit",
    rail: "fiat",
    status: "success",
    amount: "1.10",
    currency: "NGN",
    ...fields,
  };
}

const list = (transactions: readonly Transaction[], currency = "NGN") =>
  listMovements({ transactions, currency, currencies: ["NGN", "USD"] }).map(({ kind, amount, currency: own }) => [
    kind,
    amount,
    own,
  ]);

test("default: completed deposits and withdrawals and held deposits, oldest first", () => {
  const withdrawal = { type: "withdrawal" } as const;
  expect(
    list([
      transaction({ amount: "1.00" }),
      transaction({ amount: "2.00", status: "action_required", required_action: { type: "travel_rule" } }),
      transaction({ ...withdrawal, amount: "3.00" }),
      transaction({ ...withdrawal, amount: "4.00", status: "partial", settled_amount: "3.50" }),
      transaction({ ...withdrawal, amount: "5.00", status: "pending" }),
      transaction({ amount: "6.00", status: "failed" }),
      transaction({ amount: "7.00", currency: "USD" }),
    ]),
  ).toEqual([
    ["out", "3.50", "NGN"],
    ["out", "3.00", "NGN"],
    ["held", "2.00", "NGN"],
    ["in", "1.00", "NGN"],
  ]);
});

// Regression: without fees, deposits, withdrawals and trades did not add up to the change of the balance.
test("behaviour: the fee of a withdrawal is a part of what left the balance", () => {
  const withdrawal = { type: "withdrawal", fee: "50.00" } as const;
  const movements = listMovements({
    transactions: [
      transaction({ ...withdrawal, amount: "300.00" }),
      transaction({ ...withdrawal, amount: "400.00", status: "partial", settled_amount: "350.00" }),
      transaction({ ...withdrawal, amount: "5.00", fee: "0.00" }),
      transaction({ ...withdrawal, amount: "6.00", fee: null }),
    ],
    currency: "NGN",
    currencies: ["NGN", "USD"],
  });
  expect(movements.map(({ amount, hasFee }) => [amount, hasFee])).toEqual([
    ["6.00", false],
    ["5.00", false],
    ["400", true],
    ["350", true],
  ]);
});

test("behaviour: a stablecoin belongs to the balance in dollars, with its own currency", () => {
  const deposits = [transaction({ rail: "crypto", currency: "USDT" }), transaction({ currency: "USD" })];
  expect(list(deposits, "USD")).toEqual([
    ["in", "1.10", "USD"],
    ["in", "1.10", "USDT"],
  ]);
  expect(list(deposits, "NGN")).toEqual([]);
});

test("behaviour: sums are exact, and one per currency", () => {
  const transactions = [
    transaction({ currency: "USD", amount: "0.10" }),
    transaction({ currency: "USD", amount: "90071992547409.93" }),
    transaction({ rail: "crypto", currency: "USDT", amount: "5" }),
  ];
  const movements = listMovements({ transactions, currency: "USD", currencies: ["NGN", "USD"] });
  expect([...sumMovements(movements, "in")]).toEqual([
    ["USDT", "5"],
    ["USD", "90071992547410.03"],
  ]);
  expect(sumMovements(movements, "out").size).toBe(0);
});

test("default: listIncoming adds up held and pending deposits of a balance", () => {
  const travelRule = { type: "travel_rule" } as const;
  const transactions = [
    transaction({ status: "pending", rail: "crypto", currency: "USDT", amount: "451.51" }),
    transaction({ status: "action_required", required_action: travelRule, rail: "crypto", currency: "USDT" }),
    transaction({ status: "pending", currency: "NGN", amount: "20.00" }),
    transaction({ status: "pending", type: "withdrawal" }),
    transaction({}),
    transaction({ status: "failed" }),
  ];
  const currencies = ["NGN", "USD"];
  expect([...listIncoming({ transactions, currency: "USD", currencies })]).toEqual([["USDT", "452.61"]]);
  expect([...listIncoming({ transactions, currency: "NGN", currencies })]).toEqual([["NGN", "20"]]);
});
