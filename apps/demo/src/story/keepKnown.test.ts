import { expect, test } from "vitest";
import { factsAtStart } from "./factsAtStart.ts";
import { findKnown, keepKnown } from "./keepKnown.ts";

const payment = {
  amount: { value: "1250000.00", currency: "NGN" },
  recipient: "Kano Grain Traders",
  maxFee: undefined,
  approvedBy: "kwame@harmattan.example",
};

// Regression: amounts and the approver vanished from the list of the run while Leïla was signed in.
test("default: a person who sees fewer records keeps what the run has shown", () => {
  const shown = { ...factsAtStart, subject: "kwame", payment, approvalStatus: "executed" };
  const kept = keepKnown({ ...factsAtStart, subject: "leila" }, findKnown(shown));
  expect(kept).toEqual({ ...factsAtStart, subject: "leila", payment, approvalStatus: "executed" });
});

test("behaviour: what the service reports now replaces what is known", () => {
  const now = { ...factsAtStart, payment, paymentStatus: "success" };
  const known = { payment: { ...payment, approvedBy: null }, paymentStatus: "pending" };
  expect(keepKnown(now, known)).toEqual(now);
});

test("behaviour: keeps nothing of the account itself", () => {
  const facts = { ...factsAtStart, available: [{ value: "1.00", currency: "USD" }], events: ["deposit.success"] };
  expect(findKnown(facts)).toEqual({});
});
