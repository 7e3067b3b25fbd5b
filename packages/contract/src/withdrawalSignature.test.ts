import { createHash, createPrivateKey, createPublicKey, sign as nodeSign } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { canonicalRequest } from "./canonicalRequest.ts";
import { withdrawalHeaders } from "./withdrawalHeaders.ts";
import {
  createWithdrawalSigningKey,
  deriveWithdrawalVerifyingKey,
  importWithdrawalSigningKey,
  importWithdrawalVerifyingKey,
  isWithdrawalSigningKey,
} from "./withdrawalKeys.ts";
import {
  signWithdrawalRequest,
  type VerifyWithdrawalRequestParameters,
  verifyWithdrawalRequest,
} from "./withdrawalSignature.ts";
import { WithdrawalVerificationError } from "./withdrawalVerificationError.ts";

/** RFC 8032, section 7.1, test 1: the signature of zero bytes. */
const rfc8032 = {
  seed: Buffer.from("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60", "hex"),
  publicKey: Buffer.from("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", "hex"),
  signature: Buffer.from(
    "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    "hex",
  ),
};
const pem = createPrivateKey({
  key: {
    kty: "OKP",
    crv: "Ed25519",
    d: rfc8032.seed.toString("base64url"),
    x: rfc8032.publicKey.toString("base64url"),
  },
  format: "jwk",
});
const publicPem = createPublicKey(pem);

const request = {
  method: "POST",
  path: "/v1/partner/wallets/withdrawals?dry=1",
  body: new TextEncoder().encode('{"withdrawal_quote_id":"…"}'),
};
const timestamp = 1_795_226_400_000;
const nonce = "01936b0f-7c3a-7d10-8f7e-1a2b3c4d5e6f";
const seed = rfc8032.seed.toString("base64url");

let privateKey: CryptoKey;
let publicKey: CryptoKey;
beforeAll(async () => {
  privateKey = await importWithdrawalSigningKey(seed);
  publicKey = await deriveWithdrawalVerifyingKey(seed);
});

describe("canonicalRequest", () => {
  test("default", () => {
    expect(canonicalRequest({ ...request, timestamp: String(timestamp), nonce, bodyHash: "ab" })).toBe(
      `POST\n/v1/partner/wallets/withdrawals?dry=1\n${timestamp}\n${nonce}\nab`,
    );
  });
});

describe("signWithdrawalRequest", () => {
  test("default", async () => {
    const headers = await signWithdrawalRequest({ ...request, privateKey, timestamp, nonce });
    const bodyHash = createHash("sha256").update(request.body).digest("hex");
    const content = canonicalRequest({ ...request, timestamp: String(timestamp), nonce, bodyHash });
    expect(headers).toEqual({
      "x-service-timestamp": String(timestamp),
      "x-service-nonce": nonce,
      "x-service-signature": nodeSign(null, Buffer.from(content), pem).toString("base64url"),
    });
  });

  test("parameters: canonicalize", async () => {
    const headers = await signWithdrawalRequest({ ...request, privateKey, canonicalize: () => "" });
    expect(headers[withdrawalHeaders.signature]).toBe(rfc8032.signature.toString("base64url"));
  });

  test("parameters: body, omitted", async () => {
    const { body: _, ...withoutBody } = request;
    const signed = await signWithdrawalRequest({ ...withoutBody, privateKey, timestamp, nonce });
    expect(await signWithdrawalRequest({ ...request, body: new Uint8Array(), privateKey, timestamp, nonce })).toEqual(
      signed,
    );
  });

  test("behaviour: each time it signs with a new nonce and the time of the moment", async () => {
    const signed = [
      await signWithdrawalRequest({ ...request, privateKey }),
      await signWithdrawalRequest({ ...request, privateKey }),
    ];
    expect(new Set(signed.map((headers) => headers[withdrawalHeaders.nonce])).size).toBe(2);
    for (const headers of signed)
      expect(await verifyWithdrawalRequest({ ...request, publicKey, headers })).toBeDefined();
  });

  test.each([{ nonce: "1" }, { nonce: nonce.replace("-7d", "-1d") }, { timestamp: 1.5 }, { timestamp: -1 }])(
    "behaviour: rejects an input that no verifier accepts: %o",
    async (parameters) => {
      await expect(signWithdrawalRequest({ ...request, privateKey, ...parameters })).rejects.toThrow(TypeError);
    },
  );
});

describe("verifyWithdrawalRequest", () => {
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await signWithdrawalRequest({ ...request, privateKey, timestamp, nonce });
  });
  const verify = async (parameters: Partial<VerifyWithdrawalRequestParameters> = {}) =>
    verifyWithdrawalRequest({ ...request, publicKey, headers, now: () => timestamp, ...parameters });

  test("default", async () => {
    expect(await verify()).toEqual({ timestamp, nonce });
    expect(await verify({ headers: new Headers(headers) })).toEqual({ timestamp, nonce });
  });

  test("parameters: toleranceSeconds", async () => {
    expect(await verify({ now: () => timestamp + 300_000 })).toBeDefined();
    await expect(verify({ now: () => timestamp + 300_001 })).rejects.toMatchObject({ reason: "timestamp_too_old" });
    await expect(verify({ now: () => timestamp - 300_001 })).rejects.toMatchObject({ reason: "timestamp_too_new" });
    await expect(verify({ now: () => timestamp + 1001, toleranceSeconds: 1 })).rejects.toMatchObject({
      reason: "timestamp_too_old",
    });
  });

  test.each([
    ["method", { method: "PUT" }],
    ["query", { path: "/v1/partner/wallets/withdrawals?dry=0" }],
    ["path", { path: "/v1/partner/wallets/withdrawal?dry=1" }],
    ["body", { body: new TextEncoder().encode('{"withdrawal_quote_id":"… "}') }],
    ["absence of a body", { body: undefined }],
  ])("behaviour: rejects another %s", async (_, parameters) => {
    await expect(verify(parameters)).rejects.toMatchObject({ reason: "signature_mismatch" });
  });

  test.each([
    ["another timestamp", { "x-service-timestamp": String(timestamp + 1) }, "signature_mismatch"],
    ["another nonce", { "x-service-nonce": nonce.replace("0", "1") }, "signature_mismatch"],
    ["another signature", { "x-service-signature": rfc8032.signature.toString("base64url") }, "signature_mismatch"],
    ["a padded signature", { "x-service-signature": rfc8032.signature.toString("base64") }, "signature_malformed"],
    [
      "a cut signature",
      { "x-service-signature": rfc8032.signature.subarray(1).toString("base64url") },
      "signature_malformed",
    ],
    ["a nonce of another version", { "x-service-nonce": nonce.replace("-7d", "-1d") }, "nonce_invalid"],
    ["a nonce without a valid variant", { "x-service-nonce": nonce.replace("-8f", "-cf") }, "nonce_invalid"],
    ["an invalid timestamp", { "x-service-timestamp": "now" }, "timestamp_invalid"],
    ["no timestamp", { "x-service-timestamp": undefined }, "header_missing"],
    ["no nonce", { "x-service-nonce": undefined }, "header_missing"],
    ["no signature", { "x-service-signature": undefined }, "header_missing"],
    ["a repeated nonce", { "x-service-nonce": [nonce, nonce] }, "header_repeated"],
  ])("behaviour: rejects %s", async (_, changed, reason) => {
    const refused = verify({ headers: { ...headers, ...changed } });
    await expect(refused).rejects.toBeInstanceOf(WithdrawalVerificationError);
    await expect(refused).rejects.toMatchObject({ reason });
  });

  test("behaviour: rejects another key", async () => {
    const other = await deriveWithdrawalVerifyingKey(createWithdrawalSigningKey());
    await expect(verify({ publicKey: other })).rejects.toMatchObject({ reason: "signature_mismatch" });
  });
});

describe("keys", () => {
  test.each([
    ["PKCS #8 as PEM", pem.export({ type: "pkcs8", format: "pem" }).toString()],
    ["PKCS #8 as Base64", pem.export({ type: "pkcs8", format: "der" }).toString("base64")],
    ["a seed as Base64", rfc8032.seed.toString("base64")],
    ["a seed as URL-safe Base64", seed],
    ["a seed with a line break", `${seed}\n`],
    ["a created key", createWithdrawalSigningKey({ bytes: rfc8032.seed })],
  ])("behaviour: a signing key can be %s", async (_, text) => {
    expect(isWithdrawalSigningKey(text)).toBe(true);
    const key = await importWithdrawalSigningKey(text);
    expect(key).toMatchObject({ type: "private", extractable: false, usages: ["sign"] });
    expect(new Uint8Array(await crypto.subtle.sign("Ed25519", key, new Uint8Array()))).toEqual(
      new Uint8Array(rfc8032.signature),
    );
  });

  test.each([
    ["SPKI as PEM", publicPem.export({ type: "spki", format: "pem" }).toString()],
    ["SPKI as Base64", publicPem.export({ type: "spki", format: "der" }).toString("base64")],
    ["32 bytes as Base64", rfc8032.publicKey.toString("base64")],
    ["32 bytes as URL-safe Base64", rfc8032.publicKey.toString("base64url")],
  ])("behaviour: a verifying key can be %s", async (_, text) => {
    const key = await importWithdrawalVerifyingKey(text);
    expect(new Uint8Array(await crypto.subtle.exportKey("raw", key))).toEqual(new Uint8Array(rfc8032.publicKey));
  });

  test("behaviour: a verifying key can be derived", async () => {
    expect(new Uint8Array(await crypto.subtle.exportKey("raw", publicKey))).toEqual(new Uint8Array(rfc8032.publicKey));
  });

  test.each([
    "",
    "c2VjcmV0",
    "-----BEGIN PRIVATE KEY-----\nc2VjcmV0\n-----END PRIVATE KEY-----",
    "not a key: c2VjcmV0",
  ])("behaviour: rejects an invalid key without repeating it (%#)", async (text) => {
    expect(isWithdrawalSigningKey(text)).toBe(false);
    await expect(importWithdrawalSigningKey(text)).rejects.toThrow(TypeError);
    await expect(importWithdrawalVerifyingKey(text)).rejects.toThrow(TypeError);
    await expect(importWithdrawalSigningKey(text)).rejects.toThrow(expect.not.stringContaining("c2VjcmV0"));
  });
});
