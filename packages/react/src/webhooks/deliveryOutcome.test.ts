// @vitest-environment node
import type { WebhookDeliveryRecord } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { readDeliveryEntry } from "../webhookHistory/historyEntries.ts";
import { deliveryOutcome, summarizeDeliveries } from "./deliveryOutcome.ts";

const record = (id: number, rest: Partial<WebhookDeliveryRecord>): WebhookDeliveryRecord => ({
  id: `dlv_${id}`,
  webhook_id: "one",
  created_at: new Date(id * 1000).toISOString(),
  ...rest,
});

const arrived = { status: "succeeded", attempt_count: 1, last_response_status: 204 };
const retrying = {
  status: "pending",
  attempt_count: 1,
  last_response_status: 503,
  next_attempt_at: "2026-03-02T00:00:00Z",
};
const failed = { status: "exhausted", attempt_count: 4, last_response_status: null, next_attempt_at: null };
const queued = { status: "pending", attempt_count: 0, next_attempt_at: "2026-03-02T00:00:00Z" };

test.each([
  ["delivered", arrived],
  ["retrying", retrying],
  ["failed", failed],
  ["failed", { status: "cancelled", attempt_count: 2, last_response_status: 503, next_attempt_at: null }],
  ["undecided", queued],
  ["undecided", {}],
] as const)("default: %s", (outcome, rest) => {
  expect(deliveryOutcome(readDeliveryEntry(record(1, rest)))).toBe(outcome);
});

test("default: the latest 20 deliveries of an endpoint, oldest first", () => {
  const records = Array.from({ length: 25 }, (_, id) =>
    record(id, { 20: failed, 22: retrying, 24: queued }[id] ?? arrived),
  );
  const deliveries = [record(30, { ...failed, webhook_id: "two" }), ...records.toReversed()].map(readDeliveryEntry);
  const { recent, ...counts } = summarizeDeliveries({ webhookId: "one", deliveries });
  expect(recent.map(({ entry }) => entry.id)).toEqual(records.slice(5).map(({ id }) => id));
  expect(counts).toEqual({
    delivered: 17,
    failed: 1,
    retrying: 1,
    cancelled: 0,
    ended: 18,
    lastFailureAt: 22_000,
    isFailing: false,
  });
});

test("behaviour: a delivery that was cancelled after a failed attempt did not arrive, and an untried one has no result", () => {
  const cancelled = { status: "cancelled", next_attempt_at: null };
  const records = [
    record(1, arrived),
    record(2, { ...cancelled, attempt_count: 3, last_response_status: 503 }),
    record(3, { ...cancelled, attempt_count: 0 }),
  ];
  const { recent, ...counts } = summarizeDeliveries({ webhookId: "one", deliveries: records.map(readDeliveryEntry) });
  expect(recent.map(({ outcome }) => outcome)).toEqual(["delivered", "cancelled", "cancelled"]);
  expect(counts).toEqual({
    delivered: 1,
    failed: 0,
    retrying: 0,
    cancelled: 2,
    ended: 2,
    lastFailureAt: undefined,
    isFailing: false,
  });
});

test("behaviour: the last failure counts from its last attempt, and a delivery after it ends the failing", () => {
  const failedAt = "2026-03-02T09:14:00.000Z";
  const summarize = (...records: readonly WebhookDeliveryRecord[]) =>
    summarizeDeliveries({ webhookId: "one", deliveries: records.map(readDeliveryEntry) });
  const failing = summarize(record(1, arrived), record(2, { ...retrying, updated_at: failedAt }), record(3, queued));
  expect([failing.lastFailureAt, failing.isFailing]).toEqual([Date.parse(failedAt), true]);
  const recovered = summarize(record(2, { ...failed, updated_at: failedAt }), record(3, arrived));
  expect([recovered.lastFailureAt, recovered.isFailing]).toEqual([Date.parse(failedAt), false]);
});
