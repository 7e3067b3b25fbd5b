import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findSecrets } from "./findSecrets.ts";
import { readSecretValues, secretVariables } from "./readSecretValues.ts";

test("default: every variable of the proxy with a secret is read, but not certificates, which are public", () => {
  const table = readFileSync(new URL("../../../proxy/src/node/variables.ts", import.meta.url), "utf8");
  const entries = Array.from(table.matchAll(/^ {2}(PARTNER_KIT_\w+): \{([^{}]*)\}/gm));
  expect(entries.length).toBeGreaterThan(40);
  const secret = entries.flatMap(([, name = "", facts = ""]) => (/\bsecret: /.test(facts) ? [name] : []));
  const certificates = ["PARTNER_KIT_STORE_TLS_CA", "PARTNER_KIT_STORE_TLS_CERT", "PARTNER_KIT_REDIS_TLS_CA"];
  expect([...Object.keys(secretVariables), ...certificates].toSorted()).toEqual(secret.toSorted());
});

test.each([
  [{ PARTNER_KIT_STORE_KEY: "new-key-1, old-key-2" }, ["new-key-1", "old-key-2"]],
  [{ PARTNER_KIT_STORE: "postgres://app:p%40ss,word@db/kit" }, ["p%40ss,word", "p@ss,word"]],
  [{ PARTNER_KIT_REDIS: "rediss://:redis-password@cache" }, ["redis-password"]],
  [{ PARTNER_KIT_STORE: "./partner-kit.db", PARTNER_KIT_API_KEY: "" }, []],
  [{ PARTNER_KIT_STORE_PASSWORD: "one,password" }, ["one,password"]],
])("behaviour: %j has the secrets %j", async (variables, secrets) => {
  expect(await readSecretValues(variables)).toEqual(secrets);
});

test("behaviour: a signing key is found by its value, as PKCS #8 and as a raw seed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "partner-kit-doctor-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { privateKey } = generateKeyPairSync("ed25519");
  const der = privateKey.export({ type: "pkcs8", format: "der" });
  const seed = der.subarray(-32).toString("base64");
  const file = join(folder, "signing-key.pem");
  for (const content of [privateKey.export({ type: "pkcs8", format: "pem" }), der.toString("base64"), `${seed}\n`]) {
    writeFileSync(file, content);
    const values = await readSecretValues({ PARTNER_KIT_SIGNING_KEY_FILE: file });
    expect(findSecrets(`const seed = "${seed}";`, values)).toEqual([{ kind: "value from the environment", index: 14 }]);
  }
});
