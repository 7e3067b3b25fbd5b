import { createHmac } from "node:crypto";
import fc from "fast-check";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { HeadersInput } from "./headers.ts";
import { createWebhookSecret } from "./webhookSecret.ts";
import { signWebhook, type VerifyWebhookSignatureParameters, verifyWebhookSignature } from "./webhookSignature.ts";
import { WebhookVerificationError } from "./webhookVerificationError.ts";

/**
 * From the tests of the reference libraries, github.com/standard-webhooks/standard-webhooks at b2fa7b8. Their keys have 24
 * bytes and the service's have 32: eight zero bytes at the end do not change an HMAC.
 */
const vectors = [
  {
    from: "libraries/javascript/src/webhook.test.ts, and Go, Python, Ruby, PHP and C#",
    secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwAAAAAAAAAAA=",
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    timestamp: 1_614_265_330,
    body: '{"test": 2432232314}',
    signature: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  },
  {
    from: "libraries/rust/src/lib.rs",
    secret: "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDAAAAAAAAAAA=",
    id: "msg_27UH4WbU6Z5A5EzD8u03UvzRbpk",
    timestamp: 1_649_367_553,
    body: '{"email":"test@example.com","username":"test_user"}',
    signature: "v1,tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kkw=",
  },
] as const;

const [vector] = vectors;
const wrong = "v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc=";
const other = createWebhookSecret({ bytes: new Uint8Array(32).fill(7) });

const headers = {
  "webhook-id": vector.id,
  "webhook-timestamp": String(vector.timestamp),
  "webhook-signature": vector.signature,
};

function verify(parameters: Partial<VerifyWebhookSignatureParameters> = {}) {
  return verifyWebhookSignature({
    headers,
    body: bytesOf(vector.body),
    secrets: [vector.secret],
    now: () => vector.timestamp * 1000,
    ...parameters,
  });
}

function withSignature(signature: string): HeadersInput {
  return { ...headers, "webhook-signature": signature };
}

describe("signWebhook", () => {
  test.each(vectors)("default: $from", async ({ signature, ...parameters }) => {
    expect(await signWebhook(parameters)).toBe(signature);
    expect(await signWebhook({ ...parameters, body: bytesOf(parameters.body) })).toBe(signature);
  });

  test.each([
    { timestamp: 1.5 },
    { timestamp: -1 },
    { timestamp: Number.NaN },
    { timestamp: 1e21 },
    { id: "" },
    { id: "a.b" },
  ])("behaviour: rejects an input that no receiver accepts: %o", async (parameters) => {
    await expect(signWebhook({ ...vector, ...parameters })).rejects.toThrow(TypeError);
  });
});

describe("verifyWebhookSignature", () => {
  test.each(vectors)("default: $from", async ({ secret, id, timestamp, body, signature }) => {
    const result = await verify({
      headers: { "webhook-id": id, "webhook-timestamp": String(timestamp), "webhook-signature": signature },
      body: bytesOf(body),
      secrets: [secret],
      now: () => timestamp * 1000,
    });
    expect(result).toEqual({ id, timestamp, secretIndex: 0 });
  });

  test("behaviour: returns the index of the matching secret", async () => {
    expect(await verify({ secrets: [other, vector.secret] })).toMatchObject({ secretIndex: 1 });
    const both = `${await signWebhook({ ...vector, secret: other })} ${vector.signature}`;
    expect(await verify({ headers: withSignature(both), secrets: [other, vector.secret] })).toMatchObject({
      secretIndex: 0,
    });
    expect(await verify({ headers: withSignature(both), secrets: [vector.secret] })).toMatchObject({ secretIndex: 0 });
  });

  // The first case is from the reference libraries.
  test.each([
    `${wrong} ${wrong.replace("v1", "v2")} ${vector.signature} ${wrong}`,
    `${vector.signature} ${wrong}`,
    `v1a,aGVsbG8= ${vector.signature}`,
    `v1,AAAA ${vector.signature}`,
    `v1,*** ${vector.signature}`,
  ])("behaviour: one matching signature of several is enough: %s", async (signature) => {
    expect(await verify({ headers: withSignature(signature) })).toMatchObject({ secretIndex: 0 });
  });

  test("parameters: headers", async () => {
    expect(await verify({ headers: new Headers(headers) })).toMatchObject({ id: vector.id });
    const asNodeGivesThem = {
      ...headers,
      "webhook-signature": [vector.signature],
      host: "partner.test",
      cookie: undefined,
    };
    expect(await verify({ headers: asNodeGivesThem })).toMatchObject({ id: vector.id });
    const { "webhook-id": id, ...rest } = headers;
    expect(await verify({ headers: { ...rest, "Webhook-Id": id } })).toMatchObject({ id: vector.id });
  });

  test.each([
    ["two spaces", `${wrong}  ${vector.signature}`],
    ["a space at either end", ` ${vector.signature} `],
    ["an entry without a version", `abc ${vector.signature}`],
    ["an entry with a second comma", `${wrong},x ${vector.signature}`],
    ["a version in capitals", `V1,abc ${vector.signature}`],
    ["a tab inside another entry", `v1,a\tb ${vector.signature}`],
    ["an entry that is not Base64", `v1,%% ${vector.signature}`],
  ])("behaviour: %s does not hide the valid signature beside it", async (_, signature) => {
    await expect(verify({ headers: withSignature(signature) })).resolves.toMatchObject({ secretIndex: 0 });
  });

  test("parameters: hmac", async () => {
    const hmac = vi.fn((key: Uint8Array, head: string, body: Uint8Array) =>
      createHmac("sha256", key).update(head).update(body).digest(),
    );
    expect(await verify({ hmac })).toMatchObject({ secretIndex: 0 });
    expect(hmac).toHaveBeenCalledOnce();
    expect(await signWebhook({ ...vector, hmac })).toBe(vector.signature);
  });

  test("parameters: toleranceSeconds", async () => {
    const at = (seconds: number) => () => (vector.timestamp + seconds) * 1000;
    expect(await verify({ now: at(300) })).toMatchObject({ timestamp: vector.timestamp });
    expect(await verify({ now: at(-300) })).toMatchObject({ timestamp: vector.timestamp });
    await expect(verify({ now: at(301) })).rejects.toMatchObject({ reason: "timestamp_too_old" });
    await expect(verify({ now: at(-300.001) })).rejects.toMatchObject({ reason: "timestamp_too_new" });
    expect(await verify({ now: at(0), toleranceSeconds: 0 })).toMatchObject({ timestamp: vector.timestamp });
    await expect(verify({ now: at(1), toleranceSeconds: 0 })).rejects.toMatchObject({ reason: "timestamp_too_old" });
    await expect(verify({ now: () => Number.NaN })).rejects.toMatchObject({ reason: "timestamp_too_old" });
  });

  test.each([
    ["another signature", { "webhook-signature": wrong }, "signature_mismatch"],
    ["another ID", { "webhook-id": "msg_another" }, "signature_mismatch"],
    ["another timestamp", { "webhook-timestamp": String(vector.timestamp + 1) }, "signature_mismatch"],
    [
      "no signature of a known version",
      { "webhook-signature": vector.signature.replace("v1", "v2") },
      "signature_mismatch",
    ],
    ["a version in capitals", { "webhook-signature": vector.signature.replace("v1", "V1") }, "signature_malformed"],
    ["an empty signature", { "webhook-signature": "v1," }, "signature_mismatch"],
    ["a cut signature", { "webhook-signature": vector.signature.slice(0, 8) }, "signature_mismatch"],
    ["a signature without padding", { "webhook-signature": vector.signature.replace("=", "") }, "signature_mismatch"],
    [
      "a signature with bits left over",
      { "webhook-signature": vector.signature.replace("E=", "F=") },
      "signature_mismatch",
    ],
    [
      "a URL-safe signature",
      { "webhook-signature": vector.signature.replace("+", "-").replace("/", "_") },
      "signature_mismatch",
    ],
    ["a signature without version", { "webhook-signature": vector.signature.slice(3) }, "signature_malformed"],
    ["a signature with a comma at the end", { "webhook-signature": `${vector.signature},` }, "signature_malformed"],
    ["a tab between signatures", { "webhook-signature": `${wrong}\t${vector.signature}` }, "signature_malformed"],
    ["signatures joined by a comma", { "webhook-signature": `${wrong},${vector.signature}` }, "signature_malformed"],
    [
      "a joined repetition of the signature",
      { "webhook-signature": `${wrong}, ${vector.signature}` },
      "header_repeated",
    ],
    ["a list of signatures", { "webhook-signature": [wrong, vector.signature] }, "header_repeated"],
    ["a list of one signature twice", { "webhook-signature": [vector.signature, vector.signature] }, "header_repeated"],
    ["a repeated ID", { "webhook-id": `${vector.id}, ${vector.id}` }, "header_repeated"],
    ["an ID under two spellings", { "Webhook-ID": vector.id }, "header_repeated"],
    ["a repeated timestamp", { "webhook-timestamp": [headers["webhook-timestamp"], "1"] }, "header_repeated"],
    ["no ID", { "webhook-id": undefined }, "header_missing"],
    ["an empty ID", { "webhook-id": "" }, "header_missing"],
    ["no timestamp", { "webhook-timestamp": [] }, "header_missing"],
    ["no signature", { "webhook-signature": undefined }, "header_missing"],
    ["an ID with a full stop", { "webhook-id": "msg.1" }, "id_invalid"],
    ["an ID with a space", { "webhook-id": "msg 1" }, "id_invalid"],
    ["an ID with a comma", { "webhook-id": "msg,1" }, "id_invalid"],
    ["an ID with a control character", { "webhook-id": "msg\u0007" }, "id_invalid"],
    ["an ID that is not ASCII", { "webhook-id": "msgé" }, "id_invalid"],
    ["an ID of 256 characters", { "webhook-id": "m".repeat(256) }, "id_invalid"],
    ["a timestamp that is a word", { "webhook-timestamp": "hello" }, "timestamp_invalid"],
    ["a timestamp with a fraction", { "webhook-timestamp": `${vector.timestamp}.0` }, "timestamp_invalid"],
    ["a timestamp with a sign", { "webhook-timestamp": `+${vector.timestamp}` }, "timestamp_invalid"],
    ["a negative timestamp", { "webhook-timestamp": `-${vector.timestamp}` }, "timestamp_invalid"],
    ["a timestamp with an exponent", { "webhook-timestamp": "1614265330e0" }, "timestamp_invalid"],
    ["a timestamp with a zero in front", { "webhook-timestamp": `0${vector.timestamp}` }, "timestamp_invalid"],
    ["a timestamp with a space", { "webhook-timestamp": ` ${vector.timestamp}` }, "timestamp_invalid"],
    ["a timestamp followed by text", { "webhook-timestamp": `${vector.timestamp}s` }, "timestamp_invalid"],
    ["a timestamp of 40 digits", { "webhook-timestamp": "9".repeat(40) }, "timestamp_invalid"],
    ["a timestamp in milliseconds", { "webhook-timestamp": `${vector.timestamp}000` }, "timestamp_too_new"],
  ])("behaviour: rejects %s", async (_, changed, reason) => {
    const error = await failureOf(verify({ headers: { ...headers, ...changed } }));
    expect(error).toBeInstanceOf(WebhookVerificationError);
    expect(error).toMatchObject({ name: "WebhookVerificationError", reason });
  });

  test("behaviour: rejects values that Headers joined", async () => {
    const joined = new Headers(headers);
    joined.append("webhook-signature", vector.signature);
    await expect(verify({ headers: joined })).rejects.toMatchObject({
      reason: "header_repeated",
      header: "webhook-signature",
    });
  });

  test("behaviour: rejects an ID that contains a part of the timestamp or body", async () => {
    // `a.1614265330.1614265330.{}` could also be signed with the ID `a.1614265330`.
    const signature = await signWebhook({
      secret: vector.secret,
      id: "a",
      timestamp: vector.timestamp,
      body: `${vector.timestamp}.{}`,
    });
    const moved = {
      "webhook-id": `a.${vector.timestamp}`,
      "webhook-timestamp": headers["webhook-timestamp"],
      "webhook-signature": signature,
    };
    await expect(verify({ headers: moved, body: bytesOf("{}") })).rejects.toMatchObject({ reason: "id_invalid" });
  });

  test("behaviour: rejects every change of a byte", async () => {
    const body = bytesOf(vector.body);
    await fc.assert(
      fc.asyncProperty(fc.nat(body.length - 1), fc.integer({ min: 1, max: 255 }), async (index, flip) => {
        const changed = body.with(index, (body[index] ?? 0) ^ flip);
        await expect(verify({ body: changed })).rejects.toMatchObject({ reason: "signature_mismatch" });
      }),
    );
    await expect(verify({ body: body.slice(0, -1) })).rejects.toMatchObject({ reason: "signature_mismatch" });
    await expect(verify({ body: new Uint8Array([...body, 10]) })).rejects.toMatchObject({
      reason: "signature_mismatch",
    });
    await expect(verify({ body: new Uint8Array() })).rejects.toMatchObject({ reason: "signature_mismatch" });
  });

  test("behaviour: a wrong parameter of the receiver is a TypeError", async () => {
    await expect(verify({ secrets: [] })).rejects.toThrow(TypeError);
    await expect(verify({ secrets: [vector.secret, "whsec_"] })).rejects.toThrow(TypeError);
    await expect(verify({ toleranceSeconds: Number.NaN })).rejects.toThrow(TypeError);
    await expect(verify({ toleranceSeconds: Number.POSITIVE_INFINITY })).rejects.toThrow(TypeError);
    await expect(verify({ toleranceSeconds: -1 })).rejects.toThrow(TypeError);
    const text: { body: never } = JSON.parse(JSON.stringify({ body: vector.body }));
    await expect(verify(text)).rejects.toThrow(/before you parse them/);
  });

  test("behaviour: errors contain no secret, signature or body", async () => {
    const error = await failureOf(verify({ headers: withSignature(wrong) }));
    const printed = JSON.stringify({ ...error, message: error.message, stack: error.stack, cause: error.cause });
    for (const secret of [vector.secret.slice(6), wrong.slice(3), vector.signature.slice(3), "2432232314"]) {
      expect(printed).not.toContain(secret);
    }
  });
});

describe("the reference library", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: vector.timestamp * 1000, toFake: ["Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const message = fc.record({
    id: fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/),
    body: fc.json({ stringUnit: "grapheme" }),
    secret: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => createWebhookSecret({ bytes })),
  });

  test("behaviour: accepts our signatures", async () => {
    await fc.assert(
      fc.asyncProperty(message, async ({ id, body, secret }) => {
        const signature = await signWebhook({ secret, id, timestamp: vector.timestamp, body });
        const verified = new Webhook(secret).verify(body, {
          ...headers,
          "webhook-id": id,
          "webhook-signature": signature,
        });
        expect(verified).toEqual(JSON.parse(body));
      }),
    );
  });

  test("behaviour: its signatures are accepted", async () => {
    await fc.assert(
      fc.asyncProperty(message, async ({ id, body, secret }) => {
        const signature = new Webhook(secret).sign(id, new Date(), body);
        const signed = { ...headers, "webhook-id": id, "webhook-signature": signature };
        expect(await verify({ headers: signed, body: bytesOf(body), secrets: [secret] })).toMatchObject({ id });
      }),
    );
  });
});

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

async function failureOf(promise: Promise<unknown>): Promise<Error> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error("expected a rejection");
}
