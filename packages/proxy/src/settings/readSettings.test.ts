import { PartnerError } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import { readSettings } from "./readSettings.ts";

const valid = {
  baseUrl: "https://service.example/v1",
  apiKey: "key-0123456789abcdef",
  environment: "staging",
  authorize: () => null,
} as const;

test("default", () => {
  expect(readSettings(valid)).toMatchObject({
    mount: "/partner-kit",
    tickerInterval: 1000,
    sendTravelRulePurpose: false,
  });
});

test("parameters: policy", () => {
  expect(() => Reflect.apply(readSettings, undefined, [{ ...valid, policy: "deny" }])).toThrow(
    "`policy` is a string. Use a function",
  );
});

test("parameters: authorize", () => {
  // Plain JavaScript can omit it.
  const without = () => Reflect.apply(readSettings, undefined, [{ ...valid, authorize: undefined }]);
  expect(without).toThrow(PartnerError);
  expect(without).toThrow(/needs `authorize`[\s\S]*Why:[\s\S]*How:[\s\S]*allowLocal\(\)/);
});

test.each([
  ["baseUrl", "service.example/v1"],
  ["baseUrl", "ftp://service.example/v1"],
  ["baseUrl", "https://service.example/"],
  ["baseUrl", "https://service.example/v1/"],
  ["baseUrl", "https://ada:secret@service.example/v1"],
  ["baseUrl", "https://service.example/v1?x=/v1"],
  ["baseUrl", "https://service.example/v1#"],
  ["baseUrl", "https://service.example/x#/v1"],
  ["apiKey", ""],
  ["apiKey", "key with-space"],
  ["apiKey", "key\n"],
  ["apiKey", "key\u0000"],
  ["apiKey", "schlüssel"],
  ["environment", "prod"],
  ["mount", "partner-kit"],
  ["mount", "/partner-kit/"],
  ["mount", "/a/../b"],
  ["mount", "/a b"],
  ["mount", ""],
  ["allow", ["getTickers"]],
  ["overrides", { getTickers: {} }],
  ["signingKey", "abc"],
  ["signingKey", ""],
  ["unsafe", ["memory"]],
  ["webhookSecrets", [undefined]],
  ["allow", "getTicker"],
  ["allowedOrigins", ["*"]],
  ["allowedOrigins", ["null"]],
  ["allowedOrigins", ["https://admin.example/"]],
  ["allowedOrigins", ["https://Admin.example"]],
  ["keyScopes", ["trades:all"]],
  ["keyScopes", ["simulation:run"]],
  ["overrides", { getBalances: { scope: "wallets:all" } }],
  ["overrides", { getBalances: { scope: "audit:view" } }],
  ["overrides", { acceptQuote: { scope: null } }],
  ["overrides", { simulateKybStatus: { scope: null } }],
  ["overrides", { getBalances: { page: { input: "cursor", next: "next_cursor" } } }],
  ["overrides", { listTransactions: { page: { input: "cursor" } } }],
  ["overrides", { listTransactions: { page: { input: "", next: "next_cursor" } } }],
  ["timeout", 0],
  ["tickerInterval", Number.NaN],
  ["maxStreams", 1.5],
  ["sampleStep", 2 ** 31],
  ["retention", { events: 30 }],
  ["retention", { samples: [{ age: 24, step: null }] }],
  ["retention", { balances: 90 }],
  ["retention", { approvals: 90 }],
  ["balanceStep", 0],
])("parameters: %s refuses %j", (name, value) => {
  const run = () => Reflect.apply(readSettings, undefined, [{ ...valid, [name]: value }]);
  expect(run).toThrow(PartnerError);
  expect(run).toThrow(`\`${name}\``);
});

test("behaviour: an error does not contain a secret", () => {
  const apiKey = "key-0123456789 abcdef";
  expect(() => readSettings({ ...valid, apiKey })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining("0123456789") }),
  );
});

test("parameters: onEvents excludes onEvent, and needs a second attempt", () => {
  const onEvents = () => undefined;
  expect(() => readSettings({ ...valid, onEvents, onEvent: onEvents })).toThrow(
    "`onEvents` and `onEvent` are both set.",
  );
  expect(() => readSettings({ ...valid, onEvents, eventAttempts: 1 })).toThrow("`eventAttempts` is below 2.");
  expect(readSettings({ ...valid, onEvents, eventAttempts: 2 })).toMatchObject({ onEvents, eventAttempts: 2 });
});

test("parameters: retention has no upper limit", () => {
  const retention = { events: 400 * 86_400_000, samples: [{ age: 3_600_000, step: 60_000 }] };
  expect(readSettings({ ...valid, retention }).retention).toEqual(retention);
});

test("parameters: mount at the root", () => {
  expect(readSettings({ ...valid, mount: "/" }).mount).toBe("");
});

test.each<[name: string, value: unknown, problem: string]>([
  ["baseUrl", undefined, "`baseUrl` is undefined. If you read it from an environment variable, set that variable. Use"],
  ["apiKey", null, "`apiKey` is null. Use a string"],
  ["mount", 1, "`mount` is 1. Use a string"],
  ["allow", "getTicker", "`allow` is a string. Use an array"],
  ["allow", ["getTickers"], '`allow` contains "getTickers", which is not an operation'],
  ["overrides", { getTickers: {} }, '`overrides` contains "getTickers", which is not an operation'],
  [
    "webhookSecrets",
    [undefined],
    "`webhookSecrets` has an entry that is undefined. If you read it from an environment variable",
  ],
  ["timeout", "30", "`timeout` is a string. Use a whole number from 1 to 2147483647"],
  ["onEvents", {}, "`onEvents` is an object. Use a function"],
  ["retention", { events: 30 }, "`retention` has the age 30. Use milliseconds"],
])("behaviour: an error of %s describes the value %j", (name, value, problem) => {
  const run = () => Reflect.apply(readSettings, undefined, [{ ...valid, [name]: value }]);
  expect(run).toThrow(problem);
});

test.each<[name: string, parameters: object, message: string]>([
  [
    "an undefined base URL",
    { baseUrl: undefined },
    "createProxy: `baseUrl` is undefined. If you read it from an environment variable, set that variable. Use the service's base URL, such as https://api.service.example/v1.\nDocs: https://partner-kit.example/docs/errors/SETTING_MISSING",
  ],
  [
    "a base URL without /v1",
    { baseUrl: "https://service.example" },
    'createProxy: `baseUrl` is "https://service.example", which does not end in /v1. Use the service\'s base URL, such as https://api.service.example/v1.\nDocs: https://partner-kit.example/docs/errors/SETTING_INVALID',
  ],
  [
    "a missing key",
    { apiKey: undefined },
    "createProxy: `apiKey` is undefined. If you read it from an environment variable, set that variable. Use the API key exactly as the service showed it.\nDocs: https://partner-kit.example/docs/errors/SETTING_MISSING",
  ],
  [
    "a key with a line break",
    { apiKey: "key-0123456789\n" },
    "createProxy: `apiKey` contains a space, a line break or another character that API keys never have. Use the API key exactly as the service showed it.\nDocs: https://partner-kit.example/docs/errors/SETTING_INVALID",
  ],
  [
    "an unknown operation in overrides",
    { overrides: { getTickers: {} } },
    'createProxy: `overrides` contains "getTickers", which is not an operation. Use names such as getTicker.\nDocs: https://partner-kit.example/docs/errors/OVERRIDE_INVALID',
  ],
  [
    "a malformed webhook secret",
    { webhookSecrets: ["hunter2"] },
    "createProxy: `webhookSecrets` contains a value that is not a signing secret. Use the secrets that the service showed. They start with whsec_.\nDocs: https://partner-kit.example/docs/errors/SETTING_INVALID",
  ],
  [
    "a malformed signing key",
    { signingKey: "hunter2" },
    "createProxy: `signingKey` is not an Ed25519 private key. Use PKCS #8 as PEM or Base64, or the 32-byte seed as Base64.\nDocs: https://partner-kit.example/docs/errors/SETTING_INVALID",
  ],
  [
    "production without a store and an audit key",
    { environment: "production" },
    'createProxy: production refuses these unsafe settings: memory-store, unkeyed-audit.\n- `store` is in memory, so every restart loses acknowledged webhooks and the audit. Use a SQLite or Postgres store.\n- `auditKey` is missing, so anyone with write access to the store can rewrite the audit undetected. Create a key: openssl rand -base64 32.\nTo accept the risk, set unsafe: ["memory-store","unkeyed-audit"]\nDocs: https://partner-kit.example/docs/errors/SETTING_UNSAFE',
  ],
])("behaviour: the whole error for %s", (_, parameters, message) => {
  const run = () => Reflect.apply(readSettings, undefined, [{ ...valid, ...parameters }]);
  expect(run).toThrow(expect.objectContaining({ message }));
});

test.each([
  { receiverUrl: "https://admin.example/partner-kit/kit/webhook" },
  { policy: () => ({ decision: "allow" }) as const },
])("parameters: storeKeys is needed for %j, unless the store is memory", (setting) => {
  expect(readSettings({ ...valid, ...setting, store: createMemoryStore() }).secretBox).toBeDefined();
  const store = { ...createMemoryStore(), unsafe: undefined };
  const [name = ""] = Object.keys(setting);
  expect(() => readSettings({ ...valid, ...setting, store })).toThrow(`\`storeKeys\` is missing. \`${name}\` `);
});
