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
    expect(Object.keys(await import("./exports/index.ts"))).toMatchInlineSnapshot(`
      [
        "isScopeAssumed",
        "listAssumptions",
        "errorEnvelope",
        "isSuccessEnvelope",
        "readErrorEnvelope",
        "successEnvelope",
        "errorCodes",
        "ApiError",
        "InputError",
        "isApiError",
        "NetworkError",
        "PartnerError",
        "ResponseError",
        "CORRELATION_HEADER",
        "KIT_HEADER",
        "KIT_HEADER_VALUE",
        "LIVE_PATH",
        "isRetriedWebhookStatus",
        "WEBHOOK_DESCRIPTION_MAX_BYTES",
        "WEBHOOK_ENABLED_ENDPOINTS_MAX",
        "WEBHOOK_HISTORY_RETENTION_DAYS",
        "WEBHOOK_RESPONSE_TIMEOUT_SECONDS",
        "WEBHOOK_RETRIED_STATUSES",
        "WEBHOOK_RETRY_AFTER_MAX_SECONDS",
        "WEBHOOK_RETRY_DELAYS_SECONDS",
        "WEBHOOK_ROTATION_OVERLAP_SECONDS",
        "WEBHOOK_SECRET_BYTES",
        "WEBHOOK_SECRET_MAX_BYTES",
        "WEBHOOK_SECRET_MIN_BYTES",
        "WEBHOOK_TIMESTAMP_TOLERANCE_SECONDS",
        "WEBHOOK_URL_MAX_BYTES",
        "WITHDRAWAL_TIMESTAMP_TOLERANCE_SECONDS",
        "liveMessageSchemas",
        "createMatcher",
        "allOperations",
        "isOperationName",
        "operations",
        "hasBody",
        "readRequest",
        "writeRequest",
        "AUDIT_RECORDS_MAX",
        "listAudit",
        "getBalances",
        "verifyBankAccount",
        "listBanks",
        "listChains",
        "getHealth",
        "listMarkets",
        "getOrder",
        "acceptQuote",
        "createQuote",
        "listReceivedEvents",
        "RECEIVED_EVENTS_MAX",
        "createRecipient",
        "deleteRecipient",
        "listRecipients",
        "updateRecipient",
        "getSession",
        "refusalReasons",
        "simulateCryptoDeposit",
        "simulateCryptoWithdrawal",
        "simulateFiatDeposit",
        "simulateFiatWithdrawal",
        "simulateKybStatus",
        "simulateProductUpdate",
        "getTickerHistory",
        "getTicker",
        "getTransaction",
        "listTransactions",
        "getTravelRule",
        "submitTravelRule",
        "travelRulePurposes",
        "getWebhookDelivery",
        "getWebhookEvent",
        "listWebhookDeliveries",
        "listWebhookEvents",
        "createWebhook",
        "deleteWebhook",
        "getWebhook",
        "listWebhooks",
        "replaceWebhook",
        "rotateWebhookSecret",
        "createWithdrawalQuote",
        "submitWithdrawal",
        "parseRetryAfter",
        "byteLength",
        "DECIMAL_MAX_DIGITS",
        "isDecimal",
        "parseTimestamp",
        "allGrantedScopes",
        "allScopes",
        "defaultScopes",
        "isKitScope",
        "isScope",
        "kitScopes",
        "scopes",
        "isWebhookEventType",
        "webhookEventFacts",
        "webhookEventScopes",
        "webhookEventSchema",
        "webhookEventTypes",
        "isSameWebhookUrl",
        "isWebhookUrl",
        "webhookUrlProblem",
      ]
    `);
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
        "checkWebhookHeaders",
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
