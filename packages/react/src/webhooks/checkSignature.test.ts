// @vitest-environment node
import { createWebhookSecret, signWebhook } from "@partner-kit/contract/webhook";
import { expect, test } from "vitest";
import { checkSignature } from "./checkSignature.ts";
import { readHeaderLines } from "./useSignatureChecker.ts";

const secret = createWebhookSecret({ bytes: new Uint8Array(32).fill(9) });
const timestamp = 1_795_226_400;
const event = {
  id: "evt_1",
  type: "deposit.success",
  version: 1,
  occurred_at: "2026-11-21T02:00:00Z",
  data: { transaction_id: "0b8f7a52-5a3e-4a67-9f43-1a0d6a3c9e11" },
};
const sent = JSON.stringify(event);

interface CheckParameters {
  /** The body on the page. Default: the sent one. */
  readonly body?: string;
  /** The signed body. Default: the event. */
  readonly signed?: string;
  /** Seconds since it was signed. Default 0. */
  readonly age?: number;
  readonly with?: string;
}

async function check({ body = sent, signed = sent, age = 0, with: used = secret }: CheckParameters = {}) {
  const headers = {
    "webhook-id": event.id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": await signWebhook({ secret, id: event.id, timestamp, body: signed }),
  };
  const bytes = new TextEncoder().encode(body);
  return checkSignature({ secret: used, headers, body: bytes, now: (timestamp + age) * 1000 });
}

test("default", async () => {
  expect(await check()).toEqual({ kind: "genuine", event });
});

test("behaviour: an old delivery is genuine, but a receiver should reject it", async () => {
  expect(await check({ age: 300 })).toMatchObject({ kind: "genuine" });
  expect(await check({ age: 301 })).toEqual({
    kind: "genuine_not_fresh",
    event,
    signedAt: "2026-11-21T02:00:00.000Z",
    ageSeconds: 301,
  });
  expect(await check({ age: -86_400 })).toMatchObject({ kind: "genuine_not_fresh", ageSeconds: -86_400 });
});

test("behaviour: an old delivery with a wrong signature is wrong", async () => {
  const other = createWebhookSecret({ bytes: new Uint8Array(32).fill(1) });
  expect(await check({ age: 86_400, with: other })).toEqual({
    kind: "refused",
    reason: "signature_mismatch",
    hint: undefined,
  });
});

test.each([
  ["line_break_added", `${sent}\n`, sent],
  ["line_break_added", `${sent}\r\n`, sent],
  ["line_break_missing", sent, `${sent}\n`],
  ["line_breaks_changed", "{\n}", "{\r\n}"],
  ["line_breaks_changed", "{\r\n}", "{\n}"],
  ["rewritten", JSON.stringify(event, null, 2), sent],
  [undefined, sent.replace("success", "failed"), sent],
])("behaviour: a mismatch caused by %s", async (hint, body, signed) => {
  expect(await check({ body, signed })).toEqual({ kind: "refused", reason: "signature_mismatch", hint });
  expect(await check({ body, signed, age: 5000 })).toMatchObject({ kind: "refused", hint });
});

test("behaviour: an invalid secret and an invalid delivery", async () => {
  expect(await check({ with: "whsec_oops" })).toMatchObject({ kind: "refused", reason: "secret_invalid" });
  const bytes = new TextEncoder().encode(sent);
  const given = { secret, body: bytes, now: timestamp * 1000 };
  expect(await checkSignature({ ...given, headers: {} })).toMatchObject({ reason: "header_missing" });
  expect(await check({ body: "[]", signed: "[]" })).toMatchObject({ reason: "body_invalid" });
});

test.each([
  ["lines", "webhook-id: evt_1\r\nWebhook-Timestamp: 17\r\n\r\nwebhook-signature: v1,a= v1,b="],
  [
    "what a tool prints",
    "> POST / HTTP/1.1\n> webhook-id: evt_1\n> webhook-timestamp: 17\n> webhook-signature: v1,a= v1,b=",
  ],
  ["JSON", JSON.stringify({ "webhook-id": "evt_1", "Webhook-Timestamp": 17, "webhook-signature": ["v1,a= v1,b="] })],
  [
    "fields of an object",
    '  "webhook-id": "evt_1",\n  "webhook-timestamp": "17",\n  "webhook-signature": "v1,a= v1,b="',
  ],
])("readHeaderLines: %s", (_, text) => {
  expect(readHeaderLines(text)).toEqual({
    "webhook-id": ["evt_1"],
    "webhook-timestamp": ["17"],
    "webhook-signature": ["v1,a= v1,b="],
  });
});

test("readHeaderLines: a repeated name, and a text without headers", () => {
  expect(readHeaderLines("webhook-id: a\nwebhook-id: b")).toEqual({ "webhook-id": ["a", "b"] });
  expect(readHeaderLines("nothing here")).toEqual({});
});
