import { expect, test } from "vitest";
import { readWebhookHeaders } from "./readWebhookHeaders.ts";
import { createWebhookSecret } from "./webhookSecret.ts";
import { signWebhook, verifyWebhookSignature } from "./webhookSignature.ts";

const headers = {
  "webhook-id": "evt_1",
  "webhook-timestamp": "1767603600",
  "webhook-signature": `v1,${btoa("x".repeat(32))}`,
};

test("default", () => {
  expect(() => readWebhookHeaders(headers)).not.toThrow();
  expect(() => readWebhookHeaders(new Headers(headers))).not.toThrow();
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
])("behaviour: rejects %s: %j", (name, value, reason) => {
  expect(() => readWebhookHeaders({ ...headers, [name]: value })).toThrow(expect.objectContaining({ reason }));
});

test("behaviour: verification accepts headers that are already read", async () => {
  const secret = createWebhookSecret();
  const body = new TextEncoder().encode("{}");
  const signature = await signWebhook({ secret, id: "evt_1", timestamp: 1767603600, body });
  const read = readWebhookHeaders({ ...headers, "webhook-signature": signature });
  const parameters = { headers: read, secrets: [secret], now: () => 1767603600_000 };
  await expect(verifyWebhookSignature({ ...parameters, body })).resolves.toMatchObject({ id: "evt_1" });
  const other = new TextEncoder().encode("[]");
  await expect(verifyWebhookSignature({ ...parameters, body: other })).rejects.toMatchObject({
    reason: "signature_mismatch",
  });
});
