import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createWithdrawalSigningKey } from "@partner-kit/contract/signing";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "./readConfig.ts";
import { namesOf, type SecretVariable, type Variable, variables } from "./variables.ts";

const KEY = btoa("k".repeat(32));
/** A valid value of each secret, and where `readConfig` puts it. A new secret without an entry is a type error. */
const samples: Readonly<Record<SecretVariable, readonly [value: string, setting: string, read: unknown]>> = {
  PARTNER_KIT_API_KEY: ["key-0123456789abcdef", "apiKey", "key-0123456789abcdef"],
  PARTNER_KIT_WITHDRAWAL_API_KEY: ["key-of-withdrawals", "withdrawalApiKey", "key-of-withdrawals"],
  PARTNER_KIT_SIGNING_KEY: [KEY, "signingKey", KEY],
  PARTNER_KIT_STORE: ["postgres://ada:hunter2@db/kit", "store", "postgres://ada:hunter2@db/kit"],
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
  const isKeyGiven = "PARTNER_KIT_API_KEY" in own || "PARTNER_KIT_API_KEY_FILE" in own;
  return { ...others, ...(!isKeyGiven && { PARTNER_KIT_API_KEY: "key-0123456789abcdef" }), ...own };
}

test.each(names)("default: the README documents %s", (name) => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  for (const variant of namesOf(name)) expect(readme).toContain(`\`${variant}`);
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
