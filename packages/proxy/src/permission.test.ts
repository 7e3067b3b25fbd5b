import { expect, test } from "vitest";
import { createTestProxy } from "../test/createTestProxy.ts";
import { createTestTime } from "../test/createTestTime.ts";
import { readOutcome } from "../test/readOutcome.ts";
import type { CreateProxyParameters } from "./settings.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const READ = "/partner/webhooks";
const MINUTE = 60_000;

/** A proxy with a key that has the default scopes only, as the service says when it is asked. */
function start(parameters: Partial<CreateProxyParameters> = {}) {
  const time = createTestTime();
  const test = createTestProxy({ now: time.now, schedule: time.schedule, ...parameters });
  const missing = async () => (await (await test.call("/kit/session")).json()).data.missing_scopes;
  return { ...test, time, missing };
}

const lacks = (scope: string) => ({ scope, reason: "key_lacks_scope" });

test("default: what the service says the key lacks is not sent again", async () => {
  const { call, missing, sent } = start();
  expect(await missing()).toEqual([]);
  expect(await readOutcome(await call(READ))).toEqual([403, "MISSING_SCOPE"]);
  expect(await missing()).toEqual([lacks("webhooks:view")]);
  expect(await readOutcome(await call(READ))).toEqual([403, "GRANT_MISSING"]);
  expect(sent).toHaveLength(1);
});

test("behaviour: after ten minutes it is asked again, as what an account may do can change", async () => {
  const { call, missing, sent, time } = start();
  await call(READ);
  time.advance(10 * MINUTE - 1);
  expect(await missing()).toEqual([lacks("webhooks:view")]);
  time.advance(1);
  expect(await missing()).toEqual([]);
  await call(READ);
  expect(sent).toHaveLength(2);
});

test("behaviour: one scope that is lacking says nothing of others", async () => {
  const { call, missing } = start();
  await call(`${READ}/${ID}`, { method: "DELETE" });
  expect(await missing()).toEqual([lacks("webhooks:manage")]);
  expect((await call("/partner/wallets/balances/overview")).status).toBe(200);
});

test("behaviour: a subscription may lack the scope of its topic, so nothing is learned from it", async () => {
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

test("behaviour: what an answer of another status says is not learned", async () => {
  const answer = { status: "error", error: { code: "MISSING_SCOPE", message: "x" } };
  const { call, missing } = start({
    transport: async () => ({
      status: 404,
      header: () => null,
      bytes: new TextEncoder().encode(JSON.stringify(answer)),
    }),
  });
  await call(READ);
  expect(await missing()).toEqual([]);
});

test("parameters: sendTravelRulePurpose is told in the session", async () => {
  const features = async (parameters: Partial<CreateProxyParameters>) =>
    (await (await start(parameters).call("/kit/session")).json()).data.features;
  expect(await features({})).toEqual({ travel_rule_purpose: false });
  expect(await features({ sendTravelRulePurpose: true })).toEqual({ travel_rule_purpose: true });
});
