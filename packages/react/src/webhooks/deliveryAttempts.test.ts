// @vitest-environment node
import type { WebhookDeliveryRecord } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { readDeliveryEntry } from "../webhookHistory/historyEntries.ts";
import { deliveryAttempts } from "./deliveryAttempts.ts";

const CHANGED = "2026-03-02T09:00:30Z";
const NEXT = "2026-03-02T09:05:30Z";

const read = (record: Partial<WebhookDeliveryRecord>) =>
  deliveryAttempts(readDeliveryEntry({ id: "dlv_1", updated_at: CHANGED, ...record }));

test("default: made attempts, the next one and those that may follow, newest first", () => {
  expect(read({ status: "pending", attempt_count: 2, last_response_status: 503, next_attempt_at: NEXT })).toEqual([
    { kind: "possible", number: 4, delaySeconds: 1800 },
    { kind: "next", number: 3, at: Date.parse(NEXT) },
    { kind: "failed", number: 2, at: Date.parse(CHANGED) },
    { kind: "failed", number: 1, at: undefined },
  ]);
});

test("behaviour: only the last attempt of a delivery that arrived succeeded", () => {
  expect(read({ status: "succeeded", attempt_count: 2, last_response_status: 200, next_attempt_at: null })).toEqual([
    { kind: "delivered", number: 2, at: Date.parse(CHANGED) },
    { kind: "failed", number: 1, at: undefined },
  ]);
});

test("behaviour: nothing follows the last retry", () => {
  const attempts = read({ status: "pending", attempt_count: 3, last_response_status: 500, next_attempt_at: NEXT });
  expect(attempts[0]).toEqual({ kind: "next", number: 4, at: Date.parse(NEXT) });
});

test("behaviour: a cancelled delivery changed after its last attempt", () => {
  expect(read({ status: "cancelled", attempt_count: 1, last_response_status: 503 })).toEqual([
    { kind: "failed", number: 1, at: undefined },
  ]);
});

test("behaviour: a record without attempts", () => {
  expect(read({})).toEqual([]);
});
