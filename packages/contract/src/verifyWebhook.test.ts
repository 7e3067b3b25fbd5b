import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { verifyWebhook } from "./verifyWebhook.ts";
import { webhookEventSchema } from "./webhookEvents.ts";
import { createWebhookSecret } from "./webhookSecret.ts";
import { signWebhook } from "./webhookSignature.ts";
import { WebhookVerificationError } from "./webhookVerificationError.ts";

const secret = createWebhookSecret({ bytes: new Uint8Array(32).fill(9) });
const timestamp = 1_795_226_400;
const event = {
  id: "evt_1",
  type: "deposit.success",
  version: 1,
  occurred_at: "2026-11-21T02:00:00Z",
  data: { transaction_id: "0b8f7a52-5a3e-4a67-9f43-1a0d6a3c9e11", sender: "Ada Obi" },
};

async function receive(body: Uint8Array, id = event.id) {
  const signature = await signWebhook({ secret, id, timestamp, body });
  return verifyWebhook({
    headers: { "webhook-id": id, "webhook-timestamp": String(timestamp), "webhook-signature": signature },
    body,
    secrets: [secret],
    now: () => timestamp * 1000,
  });
}

describe("verifyWebhook", () => {
  test("default", async () => {
    expect(await receive(bytesOf(event))).toEqual(event);
  });

  test("behaviour: accepts an unknown type, a later version and additional fields", async () => {
    const later = { ...event, type: "card.issued", version: 2, trace: "t" };
    expect(await receive(bytesOf(later))).toEqual(later);
  });

  test("behaviour: preserves text of every script", async () => {
    const event2 = { ...event, data: { sender: "Ọlá 😀 مرحبا" } };
    expect(await receive(bytesOf(event2))).toEqual(event2);
  });

  test("behaviour: does not parse an unsigned body", async () => {
    const refused = verifyWebhook({
      headers: { "webhook-id": event.id, "webhook-timestamp": String(timestamp), "webhook-signature": "v1,AAAA" },
      body: Uint8Array.of(0xff),
      secrets: [secret],
      now: () => timestamp * 1000,
    });
    await expect(refused).rejects.toMatchObject({ reason: "signature_mismatch" });
  });

  const inBody = (insert: readonly number[]) => {
    const [head = "", tail = ""] = JSON.stringify(event).split("Ada");
    return Uint8Array.from([...new TextEncoder().encode(head), ...insert, ...new TextEncoder().encode(tail)]);
  };

  test.each([
    ["an invalid first byte", inBody([0xff])],
    ["a continuation alone", inBody([0x80])],
    ["a truncated sequence", inBody([0xe2, 0x82])],
    ["an overlong slash", inBody([0xc0, 0xaf])],
    ["half of a surrogate pair", inBody([0xed, 0xa0, 0x80])],
    ["a code point above the maximum", inBody([0xf4, 0x90, 0x80, 0x80])],
    ["UTF-16", Uint8Array.from(Buffer.from(JSON.stringify(event), "utf16le")).with(0, 0xff)],
  ])("behaviour: rejects bytes that are not UTF-8: %s", async (_, body) => {
    await expect(receive(body)).rejects.toMatchObject({ reason: "body_not_utf8" });
  });

  test.each([
    ["an empty body", ""],
    ["words", "hello"],
    ["a byte order mark", `\ufeff${JSON.stringify(event)}`],
    ["JSON with trailing text", `${JSON.stringify(event)}{}`],
  ])("behaviour: rejects %s as invalid JSON", async (_, body) => {
    await expect(receive(new TextEncoder().encode(body))).rejects.toMatchObject({ reason: "body_not_json" });
  });

  test.each([
    ["a list", [event], []],
    ["null", null, []],
    ["no ID", { ...event, id: undefined }, ["id"]],
    ["an ID that is a number", { ...event, id: 1 }, ["id"]],
    ["a version that is a string", { ...event, version: "1" }, ["version"]],
    ["a version that is not a whole number", { ...event, version: 1.5 }, ["version"]],
    ["a time without offset", { ...event, occurred_at: "2026-11-21T02:00:00" }, ["occurred_at"]],
    ["data that is a list", { ...event, data: [] }, ["data"]],
    ["no data", { ...event, data: undefined }, ["data"]],
  ])("behaviour: rejects %s as an invalid envelope", async (_, body, path) => {
    const refused = receive(bytesOf(body));
    await expect(refused).rejects.toBeInstanceOf(WebhookVerificationError);
    await expect(refused).rejects.toMatchObject({ reason: "body_invalid", issues: [{ path }] });
  });

  test("behaviour: the fast path agrees with the schema", async () => {
    const field = (fits: readonly unknown[]) => fc.oneof(fc.constantFrom(...fits), fc.jsonValue());
    const envelope = fc.record(
      {
        id: field([event.id]),
        type: field([event.type, ""]),
        version: field([1, 2 ** 53, -0.5]),
        occurred_at: field([event.occurred_at, "2026-02-30T00:00:00Z"]),
        data: field([{}, event.data]),
        more: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 20, arbitrary: envelope }, fc.jsonValue()), async (body) => {
        const sent: unknown = JSON.parse(JSON.stringify(body));
        const parsed = webhookEventSchema.safeParse(sent);
        const isEvent = parsed.success && parsed.data.id === event.id;
        const received: unknown = await receive(bytesOf(body)).catch(() => undefined);
        expect(received).toEqual(isEvent ? sent : undefined);
      }),
    );
  });

  test("behaviour: rejects a body whose ID differs from the header", async () => {
    await expect(receive(bytesOf(event), "evt_2")).rejects.toMatchObject({ reason: "id_mismatch" });
  });

  test.each([
    ["body_not_json", new TextEncoder().encode("Ada Obi")],
    ["body_invalid", bytesOf({ ...event, occurred_at: "Ada Obi" })],
  ])("behaviour: the error for %s does not contain the body", async (reason, body) => {
    const error: unknown = await receive(body).catch((thrown: unknown) => thrown);
    if (!(error instanceof WebhookVerificationError)) throw new Error("expected a WebhookVerificationError");
    expect(error.reason).toBe(reason);
    expect(JSON.stringify({ ...error, stack: error.stack, cause: error.cause })).not.toContain("Ada");
  });
});

function bytesOf(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
