import type { Approval } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { listWaitingPayments, totalWaiting } from "./waitingPayments.ts";

const approval = (change: object) =>
  ({
    id: "one",
    operation: "submitWithdrawal",
    status: "pending",
    reviewed: { amount: "3875000", currency: "NGN", recipient: { id: "steel" } },
    ...change,
  }) as Approval;

test("default: the pending payments, and their exact sum by currency", () => {
  const waiting = listWaitingPayments([
    approval({}),
    approval({ id: "two", reviewed: { amount: "1460500.50", currency: "NGN", recipient: { id: "packaging" } } }),
    approval({ id: "three", reviewed: { amount: "0.1", currency: "USDT", recipient: { id: "desk" } } }),
  ]);
  expect(waiting.map(({ approvalId, recipientId }) => [approvalId, recipientId])).toEqual([
    ["one", "steel"],
    ["two", "packaging"],
    ["three", "desk"],
  ]);
  expect([...totalWaiting(waiting)]).toEqual([
    ["NGN", "5335500.5"],
    ["USDT", "0.1"],
  ]);
});

test.each([
  { status: "rejected" },
  { status: "executed" },
  { operation: "updateRecipient" },
  { reviewed: undefined },
  { reviewed: { recipient: { id: "steel" } } },
  { reviewed: { amount: "1", currency: "NGN" } },
])("behaviour: %j is left out", (change) => {
  expect(listWaitingPayments([approval(change)])).toEqual([]);
});
