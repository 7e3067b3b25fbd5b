import { describe, expect, test } from "vitest";
import { encodeBase64 } from "./base64.ts";
import { createWebhookSecret, forgetWebhookSecrets, isWebhookSecret, readWebhookSecret } from "./webhookSecret.ts";

const of = (length: number) => `whsec_${encodeBase64(new Uint8Array(length))}`;

describe("createWebhookSecret", () => {
  test("default", () => {
    expect(createWebhookSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(createWebhookSecret()).not.toBe(createWebhookSecret());
  });

  test("parameters: bytes", () => {
    const bytes = new Uint8Array(32).fill(251);
    expect(readWebhookSecret(createWebhookSecret({ bytes }))).toEqual(bytes);
  });
});

describe("isWebhookSecret", () => {
  test("default: 32 bytes", () => {
    expect(isWebhookSecret(of(32))).toBe(true);
    expect(readWebhookSecret(of(32))).toHaveLength(32);
  });

  test.each([
    ["an empty text", ""],
    ["a prefix without a key", "whsec_"],
    ["a key that is too short", of(31)],
    ["a key that is too long", of(33)],
    ["no prefix", of(32).slice("whsec_".length)],
    ["a prefix in capitals", of(32).replace("whsec", "WHSEC")],
    ["a private key of the asymmetric scheme", of(64).replace("whsec", "whsk")],
    ["padding missing", of(32).replace("=", "")],
    ["bits left over", of(32).replace("A=", "B=")],
    ["the URL-safe alphabet", of(32).replace("_A", "_-")],
    ["a space in front", ` ${of(32)}`],
    ["a line break at the end", `${of(32)}\n`],
  ])("behaviour: rejects %s", (_, secret) => {
    expect(isWebhookSecret(secret)).toBe(false);
    expect(() => readWebhookSecret(secret)).toThrow(TypeError);
  });
});

describe("readWebhookSecret", () => {
  test("behaviour: its error does not repeat the text", () => {
    expect(() => readWebhookSecret("whsec_c2VjcmV0")).toThrow(expect.not.stringContaining("c2VjcmV0"));
  });

  test("behaviour: decodes a secret again after many others", () => {
    const secrets = Array.from({ length: 40 }, (_, index) =>
      createWebhookSecret({ bytes: new Uint8Array(32).fill(index) }),
    );
    for (const secret of secrets) readWebhookSecret(secret);
    expect(secrets.map((secret) => readWebhookSecret(secret)[0])).toEqual(secrets.map((_, index) => index));
  });
});

describe("forgetWebhookSecrets", () => {
  test("default: decodes a secret again afterwards", () => {
    const secret = createWebhookSecret();
    const key = readWebhookSecret(secret);
    expect(readWebhookSecret(secret)).toBe(key);
    forgetWebhookSecrets();
    expect(readWebhookSecret(secret)).not.toBe(key);
    expect(readWebhookSecret(secret)).toEqual(key);
  });
});
