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

test("parameters: authorize", () => {
  // Plain JavaScript can leave it out.
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
  ["timeout", 0],
  ["tickerInterval", Number.NaN],
  ["maxStreams", 1.5],
  ["sampleStep", 2 ** 31],
  ["retention", { events: 30 }],
  ["retention", { samples: [{ age: 24, step: null }] }],
])("parameters: %s refuses %j", (name, value) => {
  const run = () => Reflect.apply(readSettings, undefined, [{ ...valid, [name]: value }]);
  expect(run).toThrow(PartnerError);
  expect(run).toThrow(`\`${name}\``);
});

test("behaviour: an error never tells a value", () => {
  const apiKey = "key-0123456789 abcdef";
  expect(() => readSettings({ ...valid, apiKey })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining("0123456789") }),
  );
});

test("parameters: things may be kept as long as wanted", () => {
  const retention = { events: 400 * 86_400_000, samples: [{ age: 3_600_000, step: 60_000 }] };
  expect(readSettings({ ...valid, retention }).retention).toEqual(retention);
});

test("parameters: mount at the root", () => {
  expect(readSettings({ ...valid, mount: "/" }).mount).toBe("");
});

test.each<[name: string, value: unknown, problem: string]>([
  ["baseUrl", undefined, "`baseUrl` is undefined. If it comes from an environment variable, set that variable. Write"],
  ["apiKey", null, "`apiKey` is null, not a string"],
  ["mount", 1, "`mount` is 1, not a string"],
  ["allow", "getTicker", "`allow` is a string, not an array"],
  ["allow", ["getTickers"], '`allow` holds "getTickers", which is not an operation'],
  ["overrides", { getTickers: {} }, '`overrides` holds "getTickers", which is not an operation'],
  ["webhookSecrets", [undefined], "`webhookSecrets` holds undefined. If it comes from an environment variable"],
  ["timeout", "30", "`timeout` is a string, not a whole number"],
  ["retention", { events: 30 }, "`retention` holds the age 30, not"],
])("behaviour: an error of %s says that it was %j", (name, value, problem) => {
  const run = () => Reflect.apply(readSettings, undefined, [{ ...valid, [name]: value }]);
  expect(run).toThrow(problem);
});

test("parameters: a memory store needs no storeKeys", () => {
  const receiverUrl = "https://admin.example/partner-kit/kit/webhook";
  expect(readSettings({ ...valid, receiverUrl, store: createMemoryStore() }).secretBox).toBeDefined();
  const store = { ...createMemoryStore(), unsafe: undefined };
  expect(() => readSettings({ ...valid, receiverUrl, store })).toThrow("`storeKeys` is missing");
});
