import { allOperations, allScopes, getSession } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { expect, test } from "vitest";
import { createTestProxy, ORIGIN } from "../../test/createTestProxy.ts";
import type { CreateProxyParameters } from "../settings.ts";

async function readSession(parameters: Partial<CreateProxyParameters> = {}) {
  const { proxy } = createTestProxy(parameters);
  const fetch: typeof globalThis.fetch = (input, init) => proxy.fetch(new Request(input, init));
  return createClient({ baseUrl: `${ORIGIN}/partner-kit`, fetch }).call(getSession, {});
}

test("default", async () => {
  const session = await readSession();
  expect(session).toMatchObject({ subject: "ada", environment: "staging", scopes: allScopes, missing_scopes: [] });
  expect(Object.keys(session.operations)).toEqual(expect.arrayContaining(allOperations.map(({ name }) => name)));
  expect(session.operations["getTicker"]).toEqual({ allowed: true });
  expect(session.operations["submitWithdrawal"]).toEqual({ allowed: false, reason: "no_signing_key" });
});

test("behaviour: scopes are those granted that the key has, the others have a reason", async () => {
  const session = await readSession({
    keyScopes: ["trades:view", "wallets:view"],
    authorize: () => ({ subject: "ada", scopes: ["trades:view", "webhooks:view"] }),
  });
  expect(session.scopes).toEqual(["trades:view"]);
  expect(session.missing_scopes).toContainEqual({ scope: "wallets:view", reason: "not_granted" });
  expect(session.missing_scopes).toContainEqual({ scope: "webhooks:view", reason: "key_lacks_scope" });
  expect(session.missing_scopes).toHaveLength(allScopes.length - 1);
  expect(session.operations["getBalances"]).toEqual({ allowed: false, reason: "not_granted", scope: "wallets:view" });
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

test("parameters: allow", async () => {
  const session = await readSession({ allow: ["getTicker"] });
  expect(session.operations["getTicker"]).toEqual({ allowed: true });
  expect(session.operations["getBalances"]).toEqual({ allowed: false, reason: "switched_off" });
});

test("behaviour: tells what the kit assumes", async () => {
  const { assumed } = await readSession();
  expect(assumed.map(({ operation }) => operation)).toEqual(
    allOperations.filter(({ evidence }) => evidence === "assumed").map(({ name }) => name),
  );
});
