import { expect, test } from "vitest";
import { createPaymentBatch, getPaymentBatch, PAYMENT_LINES_MAX } from "./paymentBatches.ts";

const batch_id = "00000000-0000-4000-8000-000000000001";
const line = { recipient_id: batch_id, currency: "NGN", amount: "100.50" };
const accepts = (input: object) => createPaymentBatch.input.safeParse({ batch_id, lines: [line], ...input }).success;

test("default: a batch of one line", () => {
  expect(accepts({})).toBe(true);
  expect(accepts({ name: "March payroll", lines: [{ ...line, max_fee: "0" }] })).toBe(true);
});

test("parameters: lines", () => {
  expect(accepts({ lines: [] })).toBe(false);
  expect(accepts({ lines: Array.from({ length: PAYMENT_LINES_MAX }, () => line) })).toBe(true);
  expect(accepts({ lines: Array.from({ length: PAYMENT_LINES_MAX + 1 }, () => line) })).toBe(false);
  for (const wrong of [
    { amount: "0" },
    { amount: "-1" },
    { amount: 100 },
    { max_fee: "-1" },
    { currency: "" },
    { note: "" },
  ])
    expect(accepts({ lines: [{ ...line, ...wrong }] })).toBe(false);
});

test("behaviour: a status of a later version is accepted", () => {
  const state = { status: "held", approval_id: null, transaction_id: null, fee: null, outcome: null };
  const times = { created_at: "2026-03-02T09:00:00Z", finished_at: null };
  const lines = [{ ...line, index: 0, max_fee: null, ...state }];
  const data = { batch_id, name: null, subject: "ada", status: "paused", ...times, lines };
  expect(getPaymentBatch.data.safeParse(data).success).toBe(true);
});
