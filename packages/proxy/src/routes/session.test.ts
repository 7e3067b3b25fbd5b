import { allGrantedScopes, allOperations, allScopes, getSession, listAssumptions } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { expect, test, vi } from "vitest";
import { createGate } from "../../test/createGate.ts";
import { createTestProxy, ORIGIN } from "../../test/createTestProxy.ts";
import { SECRET } from "../../test/signDelivery.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import type { Store } from "../store/Store.ts";

async function readSession(parameters: Partial<CreateProxyParameters> = {}) {
  const { proxy } = createTestProxy(parameters);
  const fetch: typeof globalThis.fetch = (input, init) => proxy.fetch(new Request(input, init));
  return createClient({ baseUrl: `${ORIGIN}/partner-kit`, fetch }).call(getSession, {});
}

test("default", async () => {
  const session = await readSession();
  expect(session).toMatchObject({
    subject: "ada",
    environment: "staging",
    scopes: allGrantedScopes,
    missing_scopes: [],
  });
  expect(Object.keys(session.operations)).toEqual(expect.arrayContaining(allOperations.map(({ name }) => name)));
  expect(session.operations["getTicker"]).toEqual({ allowed: true });
  expect(session.operations["submitWithdrawal"]).toEqual({ allowed: false, reason: "no_signing_key" });
});

test("behaviour: the session has the end of the sign-in, if the host returns it", async () => {
  const expiresAt = "2026-03-02T18:00:00Z";
  const grant = { subject: "u-17", scopes: ["trades:view"] as const };
  expect(await readSession({ authorize: () => ({ ...grant, expiresAt }) })).toMatchObject({ expires_at: expiresAt });
  expect(await readSession({ authorize: () => grant })).not.toHaveProperty("expires_at");
  await expect(readSession({ authorize: () => ({ ...grant, expiresAt: "tonight" }) })).rejects.toMatchObject({
    code: "INTERNAL",
  });
});

test("behaviour: the session has the name of the user for display", async () => {
  const authorize = () => ({ subject: "u-17", name: "Ada Lovelace", scopes: ["trades:view"] as const });
  expect(await readSession({ authorize })).toMatchObject({ subject: "u-17", name: "Ada Lovelace" });
  expect(await readSession()).not.toHaveProperty("name");
  // @ts-expect-error A host in plain JavaScript.
  await expect(readSession({ authorize: () => ({ subject: "u-17", name: 17, scopes: [] }) })).rejects.toMatchObject({
    code: "INTERNAL",
  });
});

test("behaviour: scopes are those of both user and key, and the others have a reason", async () => {
  const session = await readSession({
    keyScopes: ["trades:view", "wallets:view"],
    authorize: () => ({ subject: "ada", scopes: ["trades:view", "webhooks:view"] }),
  });
  expect(session.scopes).toEqual(["trades:view"]);
  expect(session.missing_scopes).toContainEqual({ scope: "wallets:view", reason: "not_granted" });
  expect(session.missing_scopes).toContainEqual({ scope: "webhooks:view", reason: "key_lacks_scope" });
  expect(session.missing_scopes).toHaveLength(allGrantedScopes.length - 1);
  expect(session.operations["getBalances"]).toEqual({
    allowed: false,
    reason: "not_granted",
    scope: "wallets:view",
    assumed: true,
  });
  expect(session.operations["listWebhooks"]).toEqual({
    allowed: false,
    reason: "key_lacks_scope",
    scope: "webhooks:view",
  });
});

test("parameters: environment", async () => {
  const session = await readSession({ environment: "production" });
  expect(session.environment).toBe("production");
  expect(session.operations["simulateFiatDeposit"]).toEqual({ allowed: false, reason: "production" });
});

test("behaviour: a list whose further pages the proxy can read", async () => {
  const overrides = { listTransactions: { page: { input: "cursor", next: "next_cursor" } } };
  const session = await readSession({ overrides });
  expect(session.operations["listTransactions"]).toEqual({ allowed: true, paged: true });
  expect((await readSession()).operations["listTransactions"]).toEqual({ allowed: true });
});

test("parameters: allow", async () => {
  const session = await readSession({ allow: ["getTicker"] });
  expect(session.operations["getTicker"]).toEqual({ allowed: true });
  expect(session.operations["getBalances"]).toEqual({ allowed: false, reason: "switched_off" });
});

test("behaviour: the session lists all assumptions of the contract", async () => {
  const { assumed } = await readSession();
  expect(assumed).toEqual(listAssumptions());
  expect(new Set(assumed.map(({ kind }) => kind))).toEqual(
    new Set(["shape", "scope", "error_code", "signature", "tolerance"]),
  );
});

test("behaviour: an overridden scope and signed text are not listed as assumed", async () => {
  const { assumed } = await readSession({
    canonicalize: () => "",
    overrides: { getBalances: { scope: "settlements:view" }, verifyBankAccount: { scope: null } },
  });
  const text = JSON.stringify(assumed);
  for (const name of ["`getBalances`", "`verifyBankAccount`", "canonicalRequest"]) expect(text).not.toContain(name);
  expect(text).toContain("`listRecipients`");
});

test(`behaviour: "all" does not include the kit's scopes, which a host grants by name`, async () => {
  const session = await readSession({ authorize: () => ({ subject: "ada", scopes: "all" }) });
  expect(session.scopes).toEqual(allScopes);
  expect(session.missing_scopes).toEqual([
    { scope: "audit:view", reason: "not_granted" },
    { scope: "approvals:decide", reason: "not_granted" },
    { scope: "simulation:run", reason: "not_granted" },
  ]);
  const refused = { allowed: false, reason: "not_granted" };
  expect(session.operations["listAudit"]).toEqual({ ...refused, scope: "audit:view" });
  expect(session.operations["simulateFiatDeposit"]).toEqual({ ...refused, scope: "simulation:run" });
  const granted = await readSession({
    authorize: () => ({ subject: "ada", scopes: ["audit:view", "simulation:run"] }),
    keyScopes: [],
  });
  expect(granted.scopes).toEqual(["audit:view", "simulation:run"]);
  expect(granted.operations["simulateFiatDeposit"]).toEqual({ allowed: true });
});

test("behaviour: in production the simulation scope has the reason production", async () => {
  const { missing_scopes: missing } = await readSession({ environment: "production" });
  expect(missing).toEqual([{ scope: "simulation:run", reason: "production" }]);
});

test("behaviour: the first session after a start waits for the stored secrets", async () => {
  const memory = createMemoryStore();
  const mayRead = createGate();
  const store: Store = {
    ...memory,
    async readSecrets() {
      await mayRead.promise;
      return memory.readSecrets();
    },
  };
  const { call } = createTestProxy({ store, webhookSecrets: [SECRET] });
  const session = call("/kit/session");
  const settled = vi.fn();
  void session.then(settled);
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  expect(settled).not.toHaveBeenCalled();
  mayRead.resolve();
  expect((await (await session).json()).data.receiver.state).toBe("ok");
});
