import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createWithdrawalSigningKey } from "@partner-kit/contract/signing";
import { expect, onTestFinished, test } from "vitest";
import { createCertificate } from "../../test/createCertificate.ts";
import { readConfig } from "./readConfig.ts";
import { namesOf, type SecretVariable, type Variable, variables } from "./variables.ts";

const KEY = btoa("k".repeat(32));
const CERTIFICATE = createCertificate();
/** A valid value of each secret, and where `readConfig` puts it. A new secret without an entry is a type error. */
const samples: Readonly<Record<SecretVariable, readonly [value: string, setting: string, read: unknown]>> = {
  PARTNER_KIT_API_KEY: ["key-0123456789abcdef", "apiKey", "key-0123456789abcdef"],
  PARTNER_KIT_WITHDRAWAL_API_KEY: ["key-of-withdrawals", "withdrawalApiKey", "key-of-withdrawals"],
  PARTNER_KIT_SIGNING_KEY: [KEY, "signingKey", KEY],
  PARTNER_KIT_STORE: ["postgres://ada:hunter2@db/kit", "store", "postgres://ada:hunter2@db/kit"],
  PARTNER_KIT_STORE_PASSWORD: ["p@ss/w%rd", "store", "postgres://ada:p%40ss%2Fw%25rd@db/kit"],
  PARTNER_KIT_STORE_TLS_CA: [CERTIFICATE.cert, "storeTls", { ca: CERTIFICATE.cert }],
  PARTNER_KIT_STORE_TLS_CERT: [CERTIFICATE.cert, "storeTls", { cert: CERTIFICATE.cert }],
  PARTNER_KIT_STORE_TLS_KEY: [CERTIFICATE.key, "storeTls", { key: CERTIFICATE.key }],
  PARTNER_KIT_REDIS: ["rediss://cache:6379", "redis", { url: "rediss://cache:6379" }],
  PARTNER_KIT_REDIS_PASSWORD: ["p@ss/w%rd", "redis", { password: "p@ss/w%rd" }],
  PARTNER_KIT_REDIS_TLS_CA: [CERTIFICATE.cert, "redis", { ca: CERTIFICATE.cert }],
  PARTNER_KIT_STORE_KEY: [`${KEY},${KEY}`, "storeKeys", [KEY, KEY]],
  PARTNER_KIT_AUDIT_KEY: [KEY, "auditKey", KEY],
  PARTNER_KIT_WEBHOOK_SECRETS: [`whsec_${KEY}`, "webhookSecrets", [`whsec_${KEY}`]],
};
// Generic boundary: the keys of both tables.
const names = Object.keys(variables) as Variable[];
const secretNames = Object.keys(samples) as SecretVariable[];
const others = { PARTNER_KIT_BASE_URL: "https://service.example/v1", PARTNER_KIT_AUTHORIZE: "allow-local" };

function writeSecret(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "partner-kit-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "secret"), text);
  return join(folder, "secret");
}

function given(own: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const isGiven = (name: string) => name in own || `${name}_FILE` in own;
  const cert = "PARTNER_KIT_STORE_TLS_CERT";
  const key = "PARTNER_KIT_STORE_TLS_KEY";
  return {
    ...others,
    ...(!isGiven("PARTNER_KIT_API_KEY") && { PARTNER_KIT_API_KEY: "key-0123456789abcdef" }),
    ...(!isGiven("PARTNER_KIT_STORE") && { PARTNER_KIT_STORE: "postgres://ada@db/kit" }),
    ...(!isGiven("PARTNER_KIT_REDIS") && { PARTNER_KIT_REDIS: "rediss://cache" }),
    // A certificate needs its key.
    ...(isGiven(cert) && { [`${key}_FILE`]: writeSecret(CERTIFICATE.key) }),
    ...(isGiven(key) && { [`${cert}_FILE`]: writeSecret(CERTIFICATE.cert) }),
    ...own,
  };
}

test.each(names)("default: the page of the settings documents %s", (name) => {
  const page = readFileSync(new URL("../../docs/settings.md", import.meta.url), "utf8");
  for (const variant of namesOf(name))
    expect([variant, new RegExp(`\`${variant}[\`=]`).test(page)]).toEqual([variant, true]);
});

test.each(names.filter((name) => /KEY|SECRET|TOKEN|PASSWORD|CERT|_CA$|_STORE$/.test(name)))(
  "behaviour: %s is declared as a secret",
  (name) => {
    // The names of scopes are not secret, although they belong to a key.
    expect("secret" in variables[name]).toBe(name !== "PARTNER_KIT_KEY_SCOPES");
  },
);

test.each(secretNames)("behaviour: %s can be a file", (name) => {
  const [value, setting, read] = samples[name];
  for (const ending of ["", "\n", "\r\n"]) {
    const config = readConfig(given({ [`${name}_FILE`]: writeSecret(value + ending) }));
    expect(config).toMatchObject({ [setting]: read });
  }
});

test.each(secretNames)("behaviour: an empty or missing file of %s is refused", (name) => {
  const file = `${name}_FILE`;
  for (const path of [writeSecret(""), writeSecret("\n")])
    expect(() => readConfig(given({ [file]: path }))).toThrow(`${file} names a file whose content is empty. Write`);
  expect(() => readConfig(given({ [file]: "/nowhere" }))).toThrow(`${file} names a file that cannot be read. Use`);
});

test.each(secretNames)("behaviour: %s and its file cannot both be set", (name) => {
  const [value] = samples[name];
  const both = given({ [name]: value, [`${name}_FILE`]: writeSecret(value) });
  expect(() => readConfig(both)).toThrow(`${name} and ${name}_FILE are both set. Remove one of them`);
});

test.each(secretNames.filter((name) => !namesOf(name).includes(name)))(
  "behaviour: %s is refused as a variable, because it must be a file",
  (name) => {
    const value = createWithdrawalSigningKey();
    const refusal = `${name} is not read. Write the secret to a file and set ${name}_FILE to its path`;
    expect(() => readConfig(given({ [name]: value }))).toThrow(refusal);
  },
);

test.each([
  [{ PARTNER_KIT_STORE: "./kit.db", PARTNER_KIT_STORE_PASSWORD: "hunter2" }, "is not a Postgres URL. Remove it"],
  [
    { PARTNER_KIT_STORE: "./kit.db", PARTNER_KIT_STORE_KEY: KEY },
    "PARTNER_KIT_REDIS is set, but PARTNER_KIT_STORE is not",
  ],
  [{ PARTNER_KIT_REDIS: "", PARTNER_KIT_REDIS_PASSWORD: "hunter2" }, "PARTNER_KIT_REDIS_PASSWORD is set, but"],
  [
    { PARTNER_KIT_REDIS: "redis://a:b@cache", PARTNER_KIT_REDIS_PASSWORD: "hunter2" },
    "PARTNER_KIT_REDIS has a password",
  ],
  [{ PARTNER_KIT_REDIS: "redis://:hunter2@cache.example.com" }, "connects to a public host without TLS. Use rediss://"],
  [{ PARTNER_KIT_REDIS: "cache:6379" }, "PARTNER_KIT_REDIS is not a URL of Redis"],
  [{ PARTNER_KIT_STORE: "postgres://a:b@db/kit", PARTNER_KIT_STORE_PASSWORD: "hunter2" }, "has a password"],
])("behaviour: %j is refused", (own, problem) => {
  expect(() => readConfig(given(own))).toThrow(problem);
});

test("behaviour: TLS files with ssl parameters, with half of a pair, or of two pairs are refused", () => {
  const ca = { PARTNER_KIT_STORE_TLS_CA_FILE: writeSecret(CERTIFICATE.cert) };
  const url = { PARTNER_KIT_STORE: "postgres://ada@db/kit?sslmode=require" };
  expect(() => readConfig(given({ ...ca, ...url }))).toThrow("has a parameter that starts with ssl");
  const cert = { PARTNER_KIT_STORE_TLS_CERT_FILE: writeSecret(CERTIFICATE.cert) };
  const alone = { ...given(cert), PARTNER_KIT_STORE_TLS_KEY_FILE: "" };
  expect(() => readConfig(alone)).toThrow("belong together, but only one is set");
  const other = { ...given(cert), PARTNER_KIT_STORE_TLS_KEY_FILE: writeSecret(createCertificate().key) };
  expect(() => readConfig(other)).toThrow("does not belong to PARTNER_KIT_STORE_TLS_KEY_FILE");
});
