import { expect, test } from "vitest";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { readLive } from "../../test/readLive.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import { until } from "../../test/until.ts";
import type { Authorize, Grant } from "../access/createAuthenticator.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";

const INTERVAL = 1000;

/** A proxy and an emulator with a fixed time. */
function start(parameters: Partial<CreateProxyParameters> = {}) {
  const time = createTestTime();
  const test = createTestProxy({ now: time.now, schedule: time.schedule, random: () => 0, ...parameters });
  return {
    ...test,
    time,
    polls: () => test.sent.length,
    async watch(init: { readonly signal?: AbortSignal } = {}) {
      return readLive(await test.call("/kit/live", init));
    },
    /** Advances the prices and the time to the next read. */
    async tick(milliseconds = INTERVAL) {
      await test.service.clock.advance(60_000);
      time.advance(milliseconds);
    },
  };
}

test("default", async () => {
  const { call, proxy } = start();
  const response = await call("/kit/live");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  expect(response.headers.get("cache-control")).toBe("no-store, no-transform");
  const message = await readLive(response).next("ticker");
  expect(message).toMatchObject({ full: true, as_of: "2026-01-05T09:00:00.000Z" });
  expect(message.tickers).toHaveLength(24);
  await proxy.close();
});

test("behaviour: later messages contain changes, and together they equal a read", async () => {
  const { watch, tick, call } = start();
  const viewer = await watch();
  const known = new Map((await viewer.next("ticker")).tickers.map((ticker) => [ticker.pair_id, ticker]));
  await tick();
  const changes = await viewer.next("ticker");
  expect(changes.full).toBe(false);
  expect(changes.tickers.length).toBeGreaterThan(0);
  for (const ticker of changes.tickers) known.set(ticker.pair_id, ticker);
  const { data } = await (await call("/partner/exchange/ticker/24h")).json();
  const priceOf = ({ pair_id, last }: { pair_id: string; last: string }) => [pair_id, last];
  expect(Array.from(known.values(), priceOf)).toEqual(data.tickers.map(priceOf));
});

test("behaviour: without changes a message contains only the new time", async () => {
  const { watch, time } = start();
  const viewer = await watch();
  await viewer.next("ticker");
  time.advance(INTERVAL);
  expect(await viewer.next("ticker")).toEqual({ full: false, as_of: "2026-01-05T09:00:01.000Z", tickers: [] });
});

test("behaviour: many viewers share one read, and each starts with the full ticker", async () => {
  const { watch, tick, polls } = start();
  const one = await watch();
  await one.next("ticker");
  const two = await watch();
  expect(await two.next("ticker")).toMatchObject({ full: true });
  expect(polls()).toBe(1);
  await tick();
  const change = await one.next("ticker");
  expect(await two.next("ticker")).toEqual(change);
  expect(await (await watch()).next("ticker")).toMatchObject({ full: true, as_of: change.as_of });
  expect(polls()).toBe(2);
});

test("behaviour: polling starts with the first viewer and stops with the last", async () => {
  const { watch, tick, time, polls } = start();
  time.advance(10 * INTERVAL);
  expect(polls()).toBe(0);
  const one = await watch();
  const leaving = new AbortController();
  const two = await watch({ signal: leaving.signal });
  await one.next("ticker");
  await two.next("ticker");
  await one.cancel();
  await tick();
  await two.next("ticker");
  expect(polls()).toBe(2);
  leaving.abort();
  expect(await two.raw()).toBeUndefined();
  time.advance(10 * INTERVAL);
  expect(polls()).toBe(2);
  expect(time.waiting()).toBe(0);
  const again = await (await watch()).next("ticker");
  expect(again).toMatchObject({ full: true, as_of: new Date(time.now()).toISOString() });
});

test("behaviour: viewers learn when reading fails and when it recovers", async () => {
  const { watch, service, time } = start();
  const viewer = await watch();
  await viewer.next("ticker");
  service.faults.add({ operation: "getTicker", offline: true, times: 1 });
  time.advance(INTERVAL);
  expect(await viewer.next("upstream")).toEqual({ state: "failing", code: "UPSTREAM_UNREACHABLE" });
  const late = await watch();
  expect(await late.next("upstream")).toMatchObject({ state: "failing" });
  expect(await late.next("ticker")).toMatchObject({ full: true, as_of: "2026-01-05T09:00:00.000Z" });
  time.advance(INTERVAL);
  expect(await viewer.next("upstream")).toEqual({ state: "ok" });
  expect(await viewer.next("ticker")).toMatchObject({ full: false });
});

test("behaviour: prices that do not match the schema are logged with operation, path and field", async () => {
  const { watch, logger, proxy } = start({
    fetch: async () => Response.json({ status: "success", data: { tickers: [{ pair_id: 7 }] } }),
  });
  expect(await (await watch()).next("upstream")).toEqual({ state: "failing", code: "UPSTREAM_INVALID" });
  expect(logger.entries).toContainEqual({
    level: "error",
    fields: {
      operation: "getTicker",
      path: "/partner/exchange/ticker/24h",
      fields: expect.arrayContaining(["tickers.0.pair_id: invalid_type"]),
    },
    message: expect.stringContaining("does not match the operation's schema"),
  });
  await proxy.close();
});

test("behaviour: a continuing failure is reported once, and a different one again", async () => {
  const { watch, service, time } = start();
  service.faults.add({ operation: "getTicker", offline: true, times: 2 });
  service.faults.add({ operation: "getTicker", status: 429, times: 1 });
  const viewer = await watch();
  expect(await viewer.next("upstream")).toEqual({ state: "failing", code: "UPSTREAM_UNREACHABLE" });
  expect(time.next()).toBe(1000);
  time.advance(1000);
  // No message is sent, so the test waits for the next pause.
  await until(() => expect(time.next()).toBe(2000));
  time.advance(2000);
  expect(await viewer.next("upstream")).toEqual({ state: "failing", code: "RATE_LIMITED" });
});

test("behaviour: polling follows the service's Retry-After", async () => {
  const { watch, service, time, polls } = start();
  service.faults.add({ operation: "getTicker", status: 429, retry_after: 40, times: 1 });
  const viewer = await watch();
  expect(await viewer.next("upstream")).toEqual({ state: "failing", code: "RATE_LIMITED" });
  time.advance(39_999);
  expect(polls()).toBe(1);
  time.advance(1);
  expect(polls()).toBe(2);
  expect(await viewer.next("upstream")).toEqual({ state: "ok" });
});

test("behaviour: a heartbeat is sent every 8 seconds", async () => {
  const { watch, time } = start({ authorize: () => ({ subject: "ada", scopes: [] }) });
  const viewer = await watch();
  const beat = viewer.raw();
  time.advance(8_000);
  expect(await beat).toBe(": heartbeat");
});

test.each<[name: string, parameters: Partial<CreateProxyParameters>]>([
  ["who was not granted trades:view", { authorize: () => ({ subject: "ada", scopes: ["wallets:view"] }) }],
  ["whose key lacks trades:view", { keyScopes: ["wallets:view"] }],
  ["on a mount without the ticker", { allow: ["getBalances"] }],
])("behaviour: a user %s gets a stream without the ticker", async (_, parameters) => {
  const { watch, time, polls } = start(parameters);
  const viewer = await watch();
  const first = viewer.raw();
  // Heartbeats are sent only to readers without other messages.
  await new Promise(setImmediate);
  time.advance(8_000);
  expect(await first).toBe(": heartbeat");
  expect(polls()).toBe(0);
});

test("behaviour: a stream needs a session", async () => {
  const { call, time } = start({ authorize: () => null });
  expect(await readOutcome(await call("/kit/live"))).toEqual([401, "SESSION_REQUIRED"]);
  expect(time.waiting()).toBe(0);
});

const sees: Grant = { subject: "ada", scopes: ["trades:view"] };

test.each<[name: string, later: () => ReturnType<Authorize>, ends: boolean]>([
  ["unchanged", () => sees, false],
  [
    "granted a scope that streams do not use",
    () => ({ subject: "ada", scopes: ["trades:view", "webhooks:view"] }),
    false,
  ],
  // The page reconnects and sees the additional data.
  ["granted more", () => ({ subject: "ada", scopes: "all" }), true],
  ["gone", () => null, true],
  ["another user", () => ({ subject: "eve", scopes: "all" }), true],
  ["checked by an authorize that hangs", () => new Promise<never>(() => undefined), true],
  ["granted less", () => ({ subject: "ada", scopes: [] }), true],
  [
    "checked by an authorize that throws",
    () => {
      throw new Error("down");
    },
    true,
  ],
])("behaviour: a stream whose user is %s ends or continues correctly within 15 seconds", async (_, later, ends) => {
  let current: () => ReturnType<Authorize> = () => sees;
  const { watch, time, service } = start({ authorize: () => current() });
  const viewer = await watch();
  await viewer.next("ticker");
  service.faults.add({ offline: true });
  current = later;
  let hasEnded = false;
  const read = async (): Promise<void> => {
    while ((await viewer.raw()) !== undefined);
    hasEnded = true;
  };
  void read();
  for (let second = 0; second < 15; second += 1) {
    time.advance(1_000);
    await new Promise(setImmediate);
  }
  expect(hasEnded).toBe(ends);
});

test("parameters: maxStreams", async () => {
  let subject = 0;
  const { call, watch } = start({
    maxStreams: 2,
    authorize() {
      subject += 1;
      return { subject: `person ${subject}`, scopes: "all" };
    },
  });
  const one = await watch();
  await watch();
  const refused = await call("/kit/live");
  expect(refused.headers.get("retry-after")).toBe("10");
  expect(await readOutcome(refused)).toEqual([429, "TOO_MANY_STREAMS"]);
  await one.cancel();
  expect((await call("/kit/live")).status).toBe(200);
});

test("parameters: maxStreamsPerSubject", async () => {
  let subject = "ada";
  const { call, watch } = start({ maxStreamsPerSubject: 1, authorize: () => ({ subject, scopes: "all" }) });
  await watch();
  expect((await call("/kit/live")).status).toBe(429);
  subject = "eve";
  expect((await call("/kit/live")).status).toBe(200);
});

test("behaviour: closing the proxy ends every stream and all timers", async () => {
  const { watch, proxy, time } = start();
  const viewer = await watch();
  await viewer.next("ticker");
  await proxy.close();
  expect(await viewer.raw()).toBeUndefined();
  expect(time.waiting()).toBe(0);
});

test("behaviour: a closing proxy refuses streams, including those that wait for authorize", async () => {
  let grant = (_: Grant): void => undefined;
  const { call, proxy, time } = start({ authorize: () => new Promise<Grant>((resolve) => (grant = resolve)) });
  const waiting = call("/kit/live");
  await proxy.close();
  grant(sees);
  expect(await readOutcome(await waiting)).toEqual([503, "SHUTTING_DOWN"]);
  const later = call("/kit/live");
  grant(sees);
  expect(await readOutcome(await later)).toEqual([503, "SHUTTING_DOWN"]);
  expect(time.waiting()).toBe(0);
});

test("behaviour: revoke ends the streams of one subject at once", async () => {
  let subject = "ada";
  const { watch, proxy } = start({ authorize: () => ({ subject, scopes: [] }) });
  const [one, two] = [await watch(), await watch()];
  subject = "eve";
  const other = await watch();
  expect(proxy.revoke("ada")).toBe(2);
  expect([await one.raw(), await two.raw()]).toEqual([undefined, undefined]);
  expect(proxy.metrics()).toContain("partner_kit_streams 1");
  expect(proxy.revoke("ada")).toBe(0);
  await proxy.close();
  expect(await other.raw()).toBeUndefined();
});

test("parameters: sessionCheckInterval", async () => {
  let grants = 0;
  const { watch, time, proxy } = start({
    sessionCheckInterval: 1_000,
    authorize() {
      grants += 1;
      return { subject: "ada", scopes: [] };
    },
  });
  await watch();
  time.advance(999);
  expect(grants).toBe(1);
  time.advance(1);
  expect(grants).toBe(2);
  await proxy.close();
});
