import { expect, test } from "vitest";
import { createGate } from "../../test/createGate.ts";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const ACCEPT = `/partner/exchange/quotes/${ID}/accept`;
const BALANCES = "/partner/wallets/balances/overview";
const CHAINS = "/partner/wallets/chains";
const tickerOf = (pair: number | string) => `/partner/exchange/ticker/24h?pair_id=${pair}`;

/** A service that delays ticker reads until the test opens the gate. */
function start(parameters: Partial<CreateProxyParameters> = {}) {
  const time = createTestTime();
  const gate = createGate();
  const person = { subject: "ada" };
  const sent: string[] = [];
  const { call, proxy } = createTestProxy({
    now: time.now,
    schedule: time.schedule,
    authorize: () => ({ subject: person.subject, scopes: "all" }),
    async fetch(input, init) {
      const request = new Request(input, init);
      sent.push(request.method);
      if (request.url.includes("/ticker/")) await gate.promise;
      return Response.json({ status: "success", data: request.url.includes("/ticker/") ? { tickers: [] } : {} });
    },
    ...parameters,
  });
  return { call, proxy, time, person, sent, release: gate.resolve };
}

const soon = () => new Promise(setImmediate);

test("behaviour: 1,500 reads of one user do not block other users", async () => {
  const { call, person, sent, release } = start();
  const flood = Array.from({ length: 1500 }, (_, pair) => call(tickerOf(pair)));
  await soon();
  expect(sent).toHaveLength(28);
  person.subject = "eve";
  expect((await call(ACCEPT, { method: "POST" })).status).toBe(200);
  expect((await call(BALANCES)).status).toBe(200);
  release();
  const outcomes = await Promise.all(flood.map(async (response) => (await readOutcome(await response)).join(" ")));
  expect(outcomes.filter((outcome) => outcome === "429 TOO_MANY_REQUESTS")).toHaveLength(1500 - 64);
  expect(outcomes.filter((outcome) => outcome.startsWith("200"))).toHaveLength(64);
});

test("behaviour: reads do not count against the same user's changes", async () => {
  const { call } = start({ maxCallsPerSubject: 1 });
  void call(tickerOf(1));
  await soon();
  const refused = await call(BALANCES);
  expect(refused.headers.get("retry-after")).toBe("1");
  expect(await readOutcome(refused)).toEqual([429, "TOO_MANY_REQUESTS"]);
  expect((await call(ACCEPT, { method: "POST" })).status).toBe(200);
});

test("parameters: maxCallsPerMinute does not count cached responses", async () => {
  const { call, time, person } = start({ maxCallsPerMinute: 2 });
  time.advance(10_000);
  for (let read = 0; read < 5; read += 1) expect((await call(CHAINS)).status).toBe(200);
  expect((await call(BALANCES)).status).toBe(200);
  time.advance(20_000);
  const refused = await call(BALANCES);
  expect(refused.headers.get("retry-after")).toBe("40");
  expect(await readOutcome(refused)).toEqual([429, "TOO_MANY_REQUESTS"]);
  person.subject = "eve";
  expect((await call(BALANCES)).status).toBe(200);
  person.subject = "ada";
  time.advance(40_000);
  expect((await call(BALANCES)).status).toBe(200);
});

test("behaviour: a call that times out in the queue is not sent, and the error message states this", async () => {
  const { call, person, time, sent } = start({ maxUpstreamCalls: 2, changeReserve: 1 });
  void call(tickerOf(1));
  await soon();
  person.subject = "eve";
  const waiting = call(BALANCES);
  await soon();
  time.advance(9_999);
  expect(sent).toHaveLength(1);
  time.advance(1);
  const response = await waiting;
  expect(await response.clone().text()).toContain("Nothing was sent to the service.");
  expect(await readOutcome(response)).toEqual([429, "TOO_MANY_REQUESTS"]);
  expect(sent).toHaveLength(1);
});

test("parameters: maxQueuedCalls", async () => {
  const { call, proxy } = start({ maxUpstreamCalls: 2, changeReserve: 1, maxQueuedCalls: 1 });
  void call(tickerOf(1));
  void call(tickerOf(2));
  await soon();
  expect(proxy.metrics()).toContain("partner_kit_upstream_calls 1\n");
  expect(proxy.metrics()).toContain("partner_kit_upstream_queued 1\n");
  expect(await readOutcome(await call(tickerOf(3)))).toEqual([429, "TOO_MANY_REQUESTS"]);
});

test("behaviour: a user who joins a waiting read does not wait for another user's share", async () => {
  const { call, person, sent, release } = start({ maxUpstreamCalls: 6, changeReserve: 2 });
  const greedy = [tickerOf(1), tickerOf(2), BALANCES].map((path) => call(path));
  await soon();
  expect(sent).toHaveLength(2);
  person.subject = "eve";
  expect((await call(BALANCES)).status).toBe(200);
  expect((await greedy[2])?.status).toBe(200);
  expect(sent).toHaveLength(3);
  release();
  await Promise.all(greedy);
});

test("behaviour: a user does not get the refusal of another user's concurrent equal read", async () => {
  const { call, person, release } = start({ maxCallsPerSubject: 1 });
  const busy = call(tickerOf(1));
  await soon();
  const refused = call(CHAINS);
  person.subject = "eve";
  const other = call(CHAINS);
  expect(await readOutcome(await refused)).toEqual([429, "TOO_MANY_REQUESTS"]);
  expect((await other).status).toBe(200);
  release();
  await busy;
});
