import { createMockService } from "@partner-kit/mock";
import { expect, test } from "vitest";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";
import type { Grant } from "./createAuthenticator.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const READ = "/partner/webhooks";
const MINUTE = 60_000;
const { signingKey } = createMockService();

/** A proxy whose key has the default scopes only. The service reports the missing ones. */
function start(parameters: Partial<CreateProxyParameters> = {}) {
  const time = createTestTime();
  const test = createTestProxy({ now: time.now, schedule: time.schedule, ...parameters });
  const missing = async () => (await (await test.call("/kit/session")).json()).data.missing_scopes;
  return { ...test, time, missing };
}

const lacks = (scope: string) => ({ scope, reason: "key_lacks_scope" });

test("default: a call whose scope the key lacks is sent once", async () => {
  const { call, missing, sent } = start();
  expect(await missing()).toEqual([]);
  expect(await readOutcome(await call(READ))).toEqual([403, "MISSING_SCOPE"]);
  expect(await missing()).toEqual([lacks("webhooks:view")]);
  expect(await readOutcome(await call(READ))).toEqual([403, "GRANT_MISSING"]);
  expect(sent).toHaveLength(1);
});

test("behaviour: after ten minutes the call is sent again, because the account's rights can change", async () => {
  const { call, missing, sent, time } = start();
  await call(READ);
  time.advance(10 * MINUTE - 1);
  expect(await missing()).toEqual([lacks("webhooks:view")]);
  time.advance(1);
  expect(await missing()).toEqual([]);
  await call(READ);
  expect(sent).toHaveLength(2);
});

test("behaviour: one missing scope does not affect other scopes", async () => {
  const { call, missing } = start();
  await call(`${READ}/${ID}`, { method: "DELETE" });
  expect(await missing()).toEqual([lacks("webhooks:manage")]);
  expect((await call("/partner/wallets/balances/overview")).status).toBe(200);
});

test("behaviour: a refused subscription does not affect the scope, because its topic may need another one", async () => {
  const { call, missing } = start();
  const body = JSON.stringify({
    url: "https://hooks.example/a",
    description: "",
    enabled: true,
    event_types: ["deposit.success"],
  });
  expect(await readOutcome(await call(READ, { method: "POST", body }))).toEqual([403, "MISSING_SCOPE"]);
  expect(await missing()).toEqual([]);
});

test("behaviour: a MISSING_SCOPE code with another status is ignored", async () => {
  const response = { status: "error", error: { code: "MISSING_SCOPE", message: "x" } };
  const { call, missing } = start({
    transport: async () => ({
      status: 404,
      header: () => null,
      bytes: new TextEncoder().encode(JSON.stringify(response)),
    }),
  });
  await call(READ);
  expect(await missing()).toEqual([]);
});

test("parameters: sendTravelRulePurpose is reported in the session", async () => {
  const features = async (parameters: Partial<CreateProxyParameters>) =>
    (await (await start(parameters).call("/kit/session")).json()).data.features;
  expect(await features({})).toEqual({ travel_rule_purpose: false });
  expect(await features({ sendTravelRulePurpose: true })).toEqual({ travel_rule_purpose: true });
});

test.each([
  ["another scope", "settlements:view", ["settlements:view"], 200],
  ["another scope that is missing", "settlements:view", ["wallets:view"], 403],
  ["none", null, [], 200],
] as const)("parameters: overrides.scope: %s", async (_, scope, scopes, status) => {
  const { call } = start({ overrides: { getBalances: { scope } }, authorize: () => ({ subject: "ada", scopes }) });
  expect((await call("/partner/wallets/balances/overview")).status).toBe(status);
});

test("behaviour: only a refusal because of an assumed scope mentions the assumption", async () => {
  const read = async (path: string, parameters: Partial<CreateProxyParameters> = {}) => {
    const { call } = start({ authorize: () => ({ subject: "ada", scopes: [] }), ...parameters });
    return (await (await call(path)).json()).error.message;
  };
  expect(await read("/partner/wallets/balances/overview")).toBe(
    "not_granted: the signed-in user does not have the scope wallets:view. Return it from authorize to grant it. This scope is assumed: the service does not document which one the operation needs. An administrator can change it in the proxy's `overrides`.",
  );
  expect(await read(READ)).toBe(
    "not_granted: the signed-in user does not have the scope webhooks:view. Return it from authorize to grant it.",
  );
  const overrides = { getBalances: { scope: "settlements:view" } } as const;
  expect(await read("/partner/wallets/balances/overview", { overrides })).toBe(
    "not_granted: the signed-in user does not have the scope settlements:view. Return it from authorize to grant it.",
  );
});

test('behaviour: simulation needs its own scope, which "all" and the key do not include', async () => {
  const init = { method: "POST", body: JSON.stringify({}) };
  const run = async (scopes: Grant["scopes"]) =>
    readOutcome(
      await start({ keyScopes: [], authorize: () => ({ subject: "ada", scopes }) }).call(
        "/simulate/notifications/product-updates",
        init,
      ),
    );
  expect(await run("all")).toEqual([403, "GRANT_MISSING"]);
  expect(await run(["simulation:run"])).toEqual([200, undefined]);
});

test.each([
  ["production with a signing key", "all", { environment: "production", signingKey }, 1],
  ["production without one", "all", { environment: "production" }, 0],
  ["staging", "all", { signingKey }, 0],
  ["scopes by name", ["wallets:withdraw"], { environment: "production", signingKey }, 0],
] as const)(
  'behaviour: a warning if "all" is granted and a signing key is set: %s',
  async (_, scopes, parameters, warnings) => {
    const { call, logger } = start({ ...parameters, authorize: () => ({ subject: "ada", scopes }) });
    await call("/kit/session");
    await call("/kit/session");
    const logged = logger.entries.filter(({ level, message }) => level === "warn" && message.includes('scopes: "all"'));
    expect(logged).toHaveLength(warnings);
  },
);

test.each<[name: string, path: string, parameters: Partial<CreateProxyParameters>, outcome: unknown[]]>([
  ["prices need the ticker's scope", "/kit/ticker-history?pair_id=BTC-USD", {}, [200, undefined]],
  [
    "prices are off with the ticker",
    "/kit/ticker-history?pair_id=BTC-USD",
    { allow: ["getBalances"] },
    [403, "OPERATION_OFF"],
  ],
  [
    "prices need the scope that an override gives the ticker",
    "/kit/ticker-history?pair_id=BTC-USD",
    { overrides: { getTicker: { scope: "settlements:view" } } },
    [403, "GRANT_MISSING"],
  ],
  ["one scope of two is enough for events", "/kit/events", {}, [200, undefined]],
  ["`allow` does not turn off the kit's own routes", "/kit/events", { allow: ["getBalances"] }, [200, undefined]],
  ["the audit needs a scope of its own", "/kit/audit", {}, [403, "GRANT_MISSING"]],
])("behaviour: %s", async (_, path, parameters, outcome) => {
  const { call } = start({ authorize: () => ({ subject: "ada", scopes: ["trades:view"] }), ...parameters });
  expect(await readOutcome(await call(path))).toEqual(outcome);
});
