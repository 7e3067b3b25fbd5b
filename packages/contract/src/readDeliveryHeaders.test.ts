import { expect, test } from "vitest";
import { checkWebhookHeaders } from "./readDeliveryHeaders.ts";

const headers = {
  "webhook-id": "evt_1",
  "webhook-timestamp": "1767603600",
  "webhook-signature": `v1,${btoa("x".repeat(32))}`,
};

test("default", () => {
  expect(() => checkWebhookHeaders(headers)).not.toThrow();
  expect(() => checkWebhookHeaders(new Headers(headers))).not.toThrow();
});

test.each([
  ["webhook-id", undefined, "header_missing"],
  ["webhook-id", "evt.1", "id_invalid"],
  ["webhook-timestamp", undefined, "header_missing"],
  ["webhook-timestamp", "0x1", "timestamp_invalid"],
  ["webhook-signature", undefined, "header_missing"],
  ["webhook-signature", "hello", "signature_malformed"],
  ["webhook-signature", "v1,AAAA", "signature_mismatch"],
  ["webhook-signature", "v2,abc", "signature_mismatch"],
])("behaviour: %s as %j is refused", (name, value, reason) => {
  expect(() => checkWebhookHeaders({ ...headers, [name]: value })).toThrow(expect.objectContaining({ reason }));
});
