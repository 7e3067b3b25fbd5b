import { expect, test } from "vitest";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { readLive } from "../../test/readLive.ts";
import { readOutcome } from "../../test/readOutcome.ts";

const TICKER = "/partner/exchange/ticker/24h";
const MARKETS = "/partner/exchange/markets";
const BALANCES = "/partner/wallets/balances/overview";
const RECIPIENTS = "/partner/wallets/recipients";

function start(parameters: Parameters<typeof createTestProxy>[0] = {}) {
  const time = createTestTime();
  const started = createTestProxy({ now: time.now, schedule: time.schedule, ...parameters });
  return { time, ...started, paths: () => started.sent.map(({ url }) => url.slice(url.indexOf("/partner"))) };
}

test("behaviour: a thousand viewers of the ticker cost one read per interval", async () => {
  const { call, proxy, time, paths } = start();
  const viewer = readLive(await call("/kit/live"));
  await viewer.next("ticker");
  for (let interval = 1; interval <= 2; interval += 1) {
    const responses = await Promise.all(Array.from({ length: 1000 }, () => call(TICKER)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(paths()).toHaveLength(interval);
    time.advance(1000);
    await viewer.next("ticker");
  }
  await proxy.close();
});

test("behaviour: reads without a stream are shared too, and a stream uses a page's recent read", async () => {
  const { call, time, paths } = start();
  await Promise.all(Array.from({ length: 1000 }, () => call(TICKER)));
  expect(paths()).toEqual([TICKER]);
  time.advance(400);
  await readLive(await call("/kit/live")).next("ticker");
  expect(paths()).toEqual([TICKER]);
  time.advance(1000);
  expect(paths()).toHaveLength(2);
});

test("behaviour: reads in flight are shared between users", async () => {
  let subject = 0;
  const { call, paths } = start({ authorize: () => ({ subject: `${++subject}`, scopes: "all" }) });
  await Promise.all([call(BALANCES), call(BALANCES), call(`${TICKER}?pair_id=BTC-USD`), call(TICKER)]);
  expect(paths()).toEqual([BALANCES, `${TICKER}?pair_id=BTC-USD`, TICKER]);
  await call(BALANCES);
  expect(paths()).toHaveLength(4);
});

test("behaviour: permission is checked before a shared result is returned", async () => {
  let scopes: "all" | [] = "all";
  const { call, paths } = start({ authorize: () => ({ subject: "ada", scopes }) });
  const etag = (await call(MARKETS)).headers.get("etag") ?? "";
  scopes = [];
  expect(await readOutcome(await call(MARKETS, { headers: { "if-none-match": etag } }))).toEqual([
    403,
    "GRANT_MISSING",
  ]);
  expect(paths()).toEqual([MARKETS]);
});

test.each([
  [TICKER, 1000],
  [MARKETS, 10_000],
  ["/partner/wallets/chains", 60_000],
  ["/partner/wallets/fiat/banks", 60_000],
])("behaviour: %s is cached for %i ms", async (path, milliseconds) => {
  const { call, time, paths } = start();
  await call(path);
  time.advance(milliseconds - 1);
  await call(path);
  expect(paths()).toHaveLength(1);
  time.advance(1);
  await call(path);
  expect(paths()).toHaveLength(2);
});

test("behaviour: a failure is not cached", async () => {
  const { call, service, paths } = start({ retries: 0 });
  service.faults.add({ status: 500, times: 1 });
  expect((await call(MARKETS)).status).toBe(500);
  expect((await call(MARKETS)).status).toBe(200);
  expect(paths()).toHaveLength(2);
});

test("behaviour: a response that the browser has cached is not sent again", async () => {
  const { call, time } = start();
  const first = await call(MARKETS);
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect(first.headers.get("cache-control")).toBe("private, no-cache");
  time.advance(60_000);
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
    const again = await call(MARKETS, { headers: { "if-none-match": known } });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    expect(again.headers.get("content-type")).toBeNull();
  }
  expect((await call(MARKETS, { headers: { "if-none-match": '"x"' } })).status).toBe(200);
  expect((await call(BALANCES)).headers.get("etag")).toBeNull();
});

test("behaviour: a read after a change does not join an earlier read", async () => {
  const gates: (() => void)[] = [];
  const { call, paths } = start({
    async fetch(input, init) {
      const { method, url } = new Request(input, init);
      sent.push(`${method} ${new URL(url).pathname}`);
      if (method === "GET") await new Promise<void>((resolve) => gates.push(resolve));
      return Response.json({ status: "success", data: method === "GET" ? [] : null });
    },
  });
  const sent: string[] = [];
  const before = call(RECIPIENTS);
  await call(`${RECIPIENTS}/00000000-0000-4000-8000-000000000001`, { method: "DELETE" });
  const after = call(RECIPIENTS);
  await new Promise((resolve) => setImmediate(resolve));
  expect(gates).toHaveLength(2);
  for (const open of gates) open();
  expect([(await before).status, (await after).status]).toEqual([200, 200]);
  expect(paths()).toEqual([]);
});

test("behaviour: a 429 is returned, and reads with the key wait until the pause ends", async () => {
  const { call, service, time, sent } = start();
  service.faults.add({ operation: "getBalances", status: 429, retry_after: 12, times: 1 });
  const first = await call(BALANCES);
  expect([first.headers.get("retry-after"), ...(await readOutcome(first))]).toEqual(["12", 429, "RATE_LIMITED"]);
  time.advance(2500);
  for (const path of [BALANCES, RECIPIENTS]) {
    const held = await call(path);
    expect([held.headers.get("retry-after"), ...(await readOutcome(held))]).toEqual(["10", 429, "RATE_LIMITED"]);
  }
  expect(sent).toHaveLength(1);
  time.advance(9500);
  expect((await call(BALANCES)).status).toBe(200);
});

test("behaviour: a clock that was set back does not prolong the pause", async () => {
  let now = Date.UTC(2026, 0, 5, 9);
  const { call, service } = createTestProxy({ now: () => now });
  service.faults.add({ operation: "getBalances", status: 429, retry_after: 12, times: 1 });
  await call(BALANCES);
  now -= 86_400_000;
  await call(BALANCES);
  now += 12_000;
  expect((await call(BALANCES)).status).toBe(200);
});

test("behaviour: cached values are returned during the pause", async () => {
  const { call, service } = start();
  await call(MARKETS);
  service.faults.add({ operation: "getBalances", status: 429 });
  await call(BALANCES);
  expect((await call(MARKETS)).status).toBe(200);
});

test("behaviour: without Retry-After the pause is one second, then two, and one again after a success", async () => {
  const { call, service, time } = start();
  const pauses: (string | null)[] = [];
  for (const outcome of [429, 429, 429, 200, 429]) {
    if (outcome === 429) service.faults.add({ status: 429, times: 1 });
    await call(BALANCES);
    const held = await call(BALANCES);
    pauses.push(held.headers.get("retry-after"));
    time.advance(60_000);
  }
  expect(pauses).toEqual(["1", "2", "4", null, "1"]);
});
