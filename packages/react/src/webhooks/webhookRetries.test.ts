// @vitest-environment node
import { expect, test } from "vitest";
import { webhookRetries, webhookVerdict } from "./webhookRetries.ts";

test("default: the delays and limits of the contract", () => {
  expect(webhookRetries).toEqual({
    responseTimeoutSeconds: 5,
    delaysSeconds: [30, 300, 1800],
    retryAfterMaxSeconds: 1800,
    retriedStatuses: [408, 409, 425, 429],
  });
});

test.each([
  [200, "delivered"],
  [204, "delivered"],
  [299, "delivered"],
  [301, "final"],
  [308, "final"],
  [400, "final"],
  [401, "final"],
  [408, "retried"],
  [409, "retried"],
  [410, "final"],
  [422, "final"],
  [425, "retried"],
  [429, "retried"],
  [500, "retried"],
  [503, "retried"],
  ["no_response", "retried"],
  [101, "unknown"],
] as const)("behaviour: %s is %s", (response, verdict) => {
  expect(webhookVerdict(response)).toBe(verdict);
});
