import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ConfigError } from "./createReader.ts";
import { readConfig } from "./readConfig.ts";

const API_KEY = "key-0123456789abcdef";
const SECRET = `whsec_${btoa("x".repeat(32))}`;
const STORE = "postgres://ada:hunter2@db/kit";
const SIGNING_KEY = btoa("s".repeat(32));
const STORE_KEY = btoa("k".repeat(32));
const valid = {
  PARTNER_KIT_BASE_URL: "https://service.example/v1",
  PARTNER_KIT_API_KEY: API_KEY,
  PARTNER_KIT_AUTHORIZE: "allow-local",
};

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "partner-kit-"));
  writeFileSync(join(folder, "key"), `${API_KEY}\n`);
  writeFileSync(join(folder, "signing-key"), `${SIGNING_KEY}\n`);
  writeFileSync(join(folder, "secrets"), `${SECRET},${SECRET}\n`);
  writeFileSync(join(folder, "store"), `${STORE}\n`);
  writeFileSync(join(folder, "two-keys"), `${API_KEY}\n${API_KEY}\n`);
  writeFileSync(join(folder, "empty"), "\n");
});
afterAll(() => rmSync(folder, { recursive: true }));

test("default", () => {
  expect(readConfig(valid)).toEqual({
    baseUrl: "https://service.example/v1",
    apiKey: API_KEY,
    environment: "staging",
    host: "127.0.0.1",
    port: 4020,
    mount: "/partner-kit",
    sendTravelRulePurpose: false,
    store: "./partner-kit.db",
    webhookSecrets: [],
    receiverUrl: undefined,
    storeKeys: [],
    keepSampling: false,
    auditKey: undefined,
    checkpointFile: undefined,
    logLevel: "info",
    signingKey: undefined,
    authorize: "allow-local",
    allowedOrigins: undefined,
    metricsHost: "127.0.0.1",
  });
});

test("behaviour: all variables are read", () => {
  const config = readConfig({
    PARTNER_KIT_BASE_URL: "http://127.0.0.1:4010/v1",
    PARTNER_KIT_UNSAFE: "http-base-url",
    PARTNER_KIT_API_KEY: "",
    PARTNER_KIT_API_KEY_FILE: join(folder, "key"),
    PARTNER_KIT_ENVIRONMENT: "production",
    PARTNER_KIT_PORT: "0",
    PARTNER_KIT_HOST: "0.0.0.0",
    PARTNER_KIT_MOUNT: "/",
    PARTNER_KIT_ALLOW: "getTicker, listMarkets",
    PARTNER_KIT_KEY_SCOPES: "trades:view",
    PARTNER_KIT_SEND_TRAVEL_RULE_PURPOSE: "1",
    PARTNER_KIT_RECEIVER_HOST: "0.0.0.0",
    PARTNER_KIT_RECEIVER_PORT: "4021",
    PARTNER_KIT_METRICS_HOST: "0.0.0.0",
    PARTNER_KIT_METRICS_PORT: "9090",
    PARTNER_KIT_STORE: "postgres://ada@db/kit",
    PARTNER_KIT_WEBHOOK_SECRETS: `${SECRET}, ${SECRET}`,
    PARTNER_KIT_RECEIVER_URL: "https://admin.example/kit/webhook",
    PARTNER_KIT_STORE_KEY: `${STORE_KEY},${STORE_KEY}`,
    PARTNER_KIT_KEEP_SAMPLING: "1",
    PARTNER_KIT_AUDIT_KEY: `${STORE_KEY},${STORE_KEY}`,
    PARTNER_KIT_AUDIT_CHECKPOINTS: "/var/audit.jsonl",
    PARTNER_KIT_LOG_LEVEL: "warn",
    PARTNER_KIT_SIGNING_KEY_FILE: join(folder, "signing-key"),
    PARTNER_KIT_AUTHORIZE: "./authorize.js",
    PARTNER_KIT_POLICY: "./policy.js",
    PARTNER_KIT_ALLOWED_ORIGINS: "https://a.example,https://b.example:8443",
    PARTNER_KIT_SOMETHING_NEW: "x",
  });
  expect(config).toEqual({
    baseUrl: "http://127.0.0.1:4010/v1",
    unsafe: ["http-base-url"],
    apiKey: API_KEY,
    environment: "production",
    host: "0.0.0.0",
    port: 0,
    mount: "/",
    allow: ["getTicker", "listMarkets"],
    keyScopes: ["trades:view"],
    sendTravelRulePurpose: true,
    receiver: { host: "0.0.0.0", port: 4021 },
    metricsHost: "0.0.0.0",
    metricsPort: 9090,
    store: "postgres://ada@db/kit",
    webhookSecrets: [SECRET, SECRET],
    receiverUrl: "https://admin.example/kit/webhook",
    storeKeys: [STORE_KEY, STORE_KEY],
    keepSampling: true,
    auditKey: STORE_KEY,
    checkpointFile: "/var/audit.jsonl",
    logLevel: "warn",
    signingKey: SIGNING_KEY,
    authorize: resolve("authorize.js"),
    policy: resolve("policy.js"),
    allowedOrigins: ["https://a.example", "https://b.example:8443"],
  });
});

test.each([
  ["PARTNER_KIT_BASE_URL", undefined, "is missing"],
  ["PARTNER_KIT_BASE_URL", "", "is missing"],
  ["PARTNER_KIT_BASE_URL", "https://service.example", "does not end in /v1"],
  ["PARTNER_KIT_BASE_URL", "https://ada:hunter2@service.example/v1", "user name or password"],
  ["PARTNER_KIT_API_KEY", undefined, "is missing"],
  ["PARTNER_KIT_API_KEY", `${API_KEY} `, "contains a space"],
  ["PARTNER_KIT_AUTHORIZE", undefined, "is missing"],
  ["PARTNER_KIT_AUDIT_KEY", "hunter2", "is not a key of 32 bytes"],
  ["PARTNER_KIT_LOG_LEVEL", "loud", "is not a log level"],
  ["PARTNER_KIT_ENVIRONMENT", "prod", 'is "prod". Use staging or production'],
  ["PARTNER_KIT_PORT", "http", "is not a port"],
  ["PARTNER_KIT_PORT", "65536", "is not a port"],
  ["PARTNER_KIT_PORT", "-1", "is not a port"],
  ["PARTNER_KIT_MOUNT", "partner-kit", "which is not a path prefix"],
  ["PARTNER_KIT_STORE", "mysql://hunter2@db/kit", "type of store"],
  ["PARTNER_KIT_STORE", "postgres://[", "is not a Postgres URL"],
  ["PARTNER_KIT_WEBHOOK_SECRETS", "hunter2", "not a signing secret"],
  ["PARTNER_KIT_WEBHOOK_SECRETS", `${SECRET},`, "not a signing secret"],
  ["PARTNER_KIT_WEBHOOK_SECRETS", "whsec_aHVudGVyMg==", "not a signing secret"],
  ["PARTNER_KIT_RECEIVER_URL", "https://admin.example/hunter2", "not the URL of a receiver"],
  ["PARTNER_KIT_STORE_KEY", "hunter2", "not a key of 32 bytes"],
  ["PARTNER_KIT_SIGNING_KEY_FILE", "/nowhere/hunter2", "cannot be read"],
  ["PARTNER_KIT_ALLOW", "getTicker,getTickers", 'contains "getTickers", which is not an operation'],
  ["PARTNER_KIT_KEY_SCOPES", "trades:all", 'contains "trades:all", which is not a scope'],
  ["PARTNER_KIT_UNSAFE", "http-base-url,memory", 'contains "memory", which is not an unsafe setting'],
  ["PARTNER_KIT_WEBHOOK_SOURCES", "203.0.113.7,203.0.113.0/33", 'contains "203.0.113.0/33", which is neither'],
  ["PARTNER_KIT_TRUSTED_PROXIES", "localhost", 'contains "localhost", which is neither'],
  ["PARTNER_KIT_RECEIVER_PORT", "http", "is not a port"],
  ["PARTNER_KIT_METRICS_PORT", "http", "is not a port"],
  ["PARTNER_KIT_ALLOWED_ORIGINS", "*", "which is not an origin"],
  ["PARTNER_KIT_ALLOWED_ORIGINS", "https://admin.example/", "which is not an origin"],
])("behaviour: %s=%s is refused, and the error contains no secret", (variable, value, problem) => {
  const error = caught({ ...valid, [variable]: value });
  expect(error.message).toMatch(/^[^\n]*\.\nDocs: https:[^\n]+\/SETTING_(?:MISSING|INVALID)$/);
  expect(error.message.startsWith(`${variable} `)).toBe(true);
  expect(error.message).toContain(problem);
  for (const secret of [API_KEY, "hunter2", "aHVudGVy"]) expect(error.message).not.toContain(secret);
});

test("behaviour: a signing key file with another type of key is refused", () => {
  const error = caught({ ...valid, PARTNER_KIT_SIGNING_KEY_FILE: join(folder, "key") });
  expect(error.message).toMatch(/^PARTNER_KIT_SIGNING_KEY_FILE names a file whose content is not an Ed25519/);
  expect(error.message).not.toContain(API_KEY);
});

test.each([
  ["http-base-url", "PARTNER_KIT_BASE_URL", "HTTP://service.example/v1"],
  ["allow-local", "PARTNER_KIT_AUTHORIZE", "allow-local"],
  ["http-origin", "PARTNER_KIT_ALLOWED_ORIGINS", "http://admin.example"],
  ["memory-store", "PARTNER_KIT_STORE", "memory:"],
  ["memory-store", "PARTNER_KIT_STORE", ":memory:"],
  ["unkeyed-audit", "PARTNER_KIT_AUDIT_KEY", ""],
])("behaviour: production refuses %s unless PARTNER_KIT_UNSAFE accepts it", (name, variable, value) => {
  const safe = {
    ...valid,
    PARTNER_KIT_ENVIRONMENT: "production",
    PARTNER_KIT_AUTHORIZE: "./authorize.js",
    PARTNER_KIT_AUDIT_KEY: STORE_KEY,
  };
  const unsafe = { ...safe, [variable]: value };
  const { message } = caught(unsafe);
  expect(message.startsWith(`${variable} `)).toBe(true);
  expect(message).toMatch(new RegExp(`^[^\\n]* PARTNER_KIT_UNSAFE=${name}\\.\\nDocs: [^\\n]+\\/SETTING_UNSAFE$`));
  expect(readConfig({ ...unsafe, PARTNER_KIT_UNSAFE: name }).unsafe).toEqual([name]);
  expect(readConfig({ ...unsafe, PARTNER_KIT_ENVIRONMENT: "staging" }).unsafe).toBeUndefined();
});

test.each([
  ["PARTNER_KIT_RECEIVER_URL", "https://admin.example/partner-kit/kit/webhook"],
  ["PARTNER_KIT_POLICY", "policy.mjs"],
])("behaviour: %s needs a store key", (name, value) => {
  const setting = { [name]: value };
  expect(caught({ ...valid, ...setting }).message).toMatch(`PARTNER_KIT_STORE_KEY is missing. ${name} `);
  expect(readConfig({ ...valid, ...setting, PARTNER_KIT_STORE: "memory:" }).storeKeys).toEqual([]);
});

test("parameters: files with webhook secrets and with the store's URL", () => {
  const variables = {
    PARTNER_KIT_WEBHOOK_SECRETS_FILE: join(folder, "secrets"),
    PARTNER_KIT_STORE_FILE: join(folder, "store"),
  };
  expect(readConfig({ ...valid, ...variables })).toMatchObject({ webhookSecrets: [SECRET, SECRET], store: STORE });
});

test.each([
  ["nowhere", "cannot be read"],
  ["two-keys", "names a file whose content contains a space"],
  ["empty", "names a file whose content is empty"],
])("behaviour: a %s file of the key is refused", (name, problem) => {
  const error = caught({ ...valid, PARTNER_KIT_API_KEY: undefined, PARTNER_KIT_API_KEY_FILE: join(folder, name) });
  expect(error.message).toContain(problem);
  expect(error.message).not.toContain(API_KEY);
});

test.each(["0.0.0.0", "::", "192.168.0.10", "admin.example", "127.0.0.1.evil.example"])(
  "behaviour: allow-local on %s is refused",
  (host) => {
    expect(caught({ ...valid, PARTNER_KIT_HOST: host }).message).toMatch(/^PARTNER_KIT_AUTHORIZE is allow-local/);
  },
);

test.each(["localhost", "127.0.0.1", "127.0.0.2", "::1"])("behaviour: allow-local on %s is accepted", (host) => {
  expect(readConfig({ ...valid, PARTNER_KIT_HOST: host }).authorize).toBe("allow-local");
});

function caught(variables: Readonly<Record<string, string | undefined>>): Error {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}
