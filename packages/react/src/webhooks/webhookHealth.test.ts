// @vitest-environment node
import type { WebhookDeliveryRecord } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { readDeliveryEntry } from "../webhookHistory/historyEntries.ts";
import { webhookHealth } from "./webhookHealth.ts";

const webhook = { id: "one", updated_at: "2026-03-01T00:00:00Z" };

/** A record of the endpoint, a number of minutes after the endpoint changed. */
const record = (minute: number, rest: Partial<WebhookDeliveryRecord>): WebhookDeliveryRecord => ({
  id: `dlv_${minute}`,
  webhook_id: "one",
  updated_at: new Date(Date.parse("2026-03-02T00:00:00Z") + minute * 60_000).toISOString(),
  ...rest,
});

const read = (...records: readonly WebhookDeliveryRecord[]) =>
  webhookHealth({ webhook, deliveries: records.map(readDeliveryEntry) });

const arrived = { status: "succeeded", attempt_count: 1, last_response_status: 204 };
const failing = {
  status: "pending",
  attempt_count: 2,
  last_response_status: 503,
  next_attempt_at: "2026-03-02T00:30:00Z",
};

test("default: counts failures since the last success, with the earliest next attempt", () => {
  const later = { ...failing, next_attempt_at: "2026-03-02T00:35:00Z" };
  expect(read(record(9, later), record(8, failing), record(7, arrived), record(6, failing))).toEqual({
    status: "failing",
    failures: 2,
    since: Date.parse("2026-03-02T00:08:00Z"),
    lastResponse: 503,
    nextAttemptAt: "2026-03-02T00:30:00Z",
    lastAttemptAt: Date.parse("2026-03-02T00:08:00Z"),
    isChangedSince: false,
  });
});

test("behaviour: the latest delivery arrived after failures", () => {
  expect(read(record(7, failing), record(9, arrived))).toEqual({ status: "delivering" });
});

test("behaviour: ignores untried deliveries and other endpoints", () => {
  const queued = { status: "pending", attempt_count: 0, last_response_status: null };
  expect(read(record(9, queued), record(8, { ...failing, webhook_id: "two" }))).toEqual({ status: "unknown" });
  expect(read()).toEqual({ status: "unknown" });
});

test("behaviour: a changed endpoint that failed is healthy only after a successful delivery", () => {
  const before = { ...failing, updated_at: "2026-02-28T00:00:00Z" };
  expect(read(record(0, before))).toMatchObject({ status: "failing", failures: 1, isChangedSince: true });
  expect(read(record(2, failing), record(0, before))).toMatchObject({ failures: 2, isChangedSince: false });
  expect(read(record(2, arrived), record(0, before))).toEqual({ status: "delivering" });
});

test.each([
  ["an unknown status with a response", { status: "stuck", attempt_count: 1, last_response_status: 500 }, "failing"],
  ["an unknown status with a response that is fine", { status: "done", last_response_status: 200 }, "delivering"],
  ["no response after an attempt", { attempt_count: 1, last_response_status: null }, "failing"],
  ["a status alone", { status: "exhausted" }, "failing"],
  ["nothing at all", {}, "unknown"],
])("behaviour: %s", (_, rest, status) => {
  expect(read(record(1, rest))).toMatchObject({ status });
});
