import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

const entries = Object.entries(manifest.exports).filter(([, target]) => typeof target === "object");

describe("package.json", () => {
  test("behaviour: every entry file is exported, under its own name", () => {
    const files = readdirSync(new URL("exports", import.meta.url));
    const names = entries.map(([name]) => (name === "." ? "index.ts" : `${name.slice("./".length)}.ts`));
    expect(names.toSorted()).toEqual(files.toSorted());
  });

  test.each(entries)("behaviour: source, types and build of %s agree", (name, target) => {
    const file = name === "." ? "index" : name.slice("./".length);
    expect(target).toEqual({
      "@partner-kit/source": `./src/exports/${file}.ts`,
      types: `./dist/exports/${file}.d.ts`,
      default: `./dist/exports/${file}.js`,
    });
  });
});

describe("exports", () => {
  test("default: .", async () => {
    expect(Object.keys(await import("./exports/index.ts"))).toMatchSnapshot();
  });

  test("default: ./client", async () => {
    expect(Object.keys(await import("./exports/client.ts"))).toMatchInlineSnapshot(`
      [
        "createClient",
      ]
    `);
  });

  test("default: ./webhook", async () => {
    expect(Object.keys(await import("./exports/webhook.ts"))).toMatchInlineSnapshot(`
      [
        "readWebhookHeaders",
        "verifyWebhook",
        "WEBHOOK_USER_AGENT",
        "webhookHeaders",
        "createWebhookSecret",
        "forgetWebhookSecrets",
        "isWebhookSecret",
        "WEBHOOK_SECRET_PREFIX",
        "signWebhook",
        "verifyWebhookSignature",
        "WebhookVerificationError",
      ]
    `);
  });

  test("default: ./signing", async () => {
    expect(Object.keys(await import("./exports/signing.ts"))).toMatchInlineSnapshot(`
      [
        "decodeBase64Url",
        "encodeBase64Url",
        "canonicalRequest",
        "withdrawalHeaders",
        "createWithdrawalSigningKey",
        "deriveWithdrawalVerifyingKey",
        "importWithdrawalSigningKey",
        "importWithdrawalVerifyingKey",
        "isWithdrawalSigningKey",
        "signWithdrawalRequest",
        "verifyWithdrawalRequest",
        "WithdrawalVerificationError",
      ]
    `);
  });
});
