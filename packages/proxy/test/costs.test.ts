import { DatabaseSync, StatementSync } from "node:sqlite";
import { gzipSync } from "node:zlib";
import { Client } from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { poolTransport } from "../src/node/poolTransport.ts";
import { startProxyServer } from "../src/node/startProxyServer.ts";
import { createPostgresStore } from "../src/store/createPostgresStore.ts";
import { createSqliteStore } from "../src/store/createSqliteStore.ts";
import { createTestProxy } from "./createTestProxy.ts";
import { newEvent } from "./newEvent.ts";
import { sendRaw } from "./sendRaw.ts";
import { startPostgres } from "./startPostgres.ts";
import { startUpstream } from "./startUpstream.ts";
import { until } from "./until.ts";

// Costs that do not depend on the machine. Lower a number when it falls; a higher one needs a reason.

test("behaviour: a ticker that has not changed takes few bytes", async () => {
  const upstream = await startUpstream((_, outgoing) => {
    outgoing.setHeader("content-type", "application/json");
    outgoing.end('{"status":"success","data":{"tickers":[]}}');
  });
  const { proxy } = createTestProxy({ baseUrl: upstream.baseUrl, transport: poolTransport() });
  const server = await startProxyServer({ proxy, host: "127.0.0.1", port: 0 });
  onTestFinished(async () => {
    await server.close();
    await upstream.close();
  });
  const { port } = new URL(server.origin);
  const read = (etag: string) =>
    sendRaw(
      Number(port),
      `GET /partner-kit/partner/exchange/ticker/24h HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nx-partner-kit: 1\r\nif-none-match: ${etag}\r\nconnection: close\r\n\r\n`,
    );
  const [, etag = ""] = /^etag: (.*?)\r$/im.exec(await read('"none"')) ?? [];
  const response = await read(etag);
  expect(response).toMatch(/^HTTP\/1\.1 304 /);
  expect(response.length).toBeLessThanOrEqual(250);
  // The browser stores the other headers with the body.
  expect(response).toMatch(/^cross-origin-resource-policy: same-origin\r$/m);
  expect(response).toMatch(/^cache-control: private, no-cache\r$/m);
});

test.each([
  { count: 1, inserts: 1 },
  // An insert has at most 16 rows.
  { count: 50, inserts: 4 },
])("behaviour: $count events that arrive together take $inserts inserts and one commit", async ({ count, inserts }) => {
  const store = await createSqliteStore({ path: ":memory:" });
  onTestFinished(() => store.close());
  await store.appendEvents([newEvent("first")]);
  const spies = {
    exec: vi.spyOn(DatabaseSync.prototype, "exec"),
    run: vi.spyOn(StatementSync.prototype, "run"),
    all: vi.spyOn(StatementSync.prototype, "all"),
  };
  onTestFinished(() => {
    for (const spy of Object.values(spies)) spy.mockRestore();
  });
  await Promise.all(Array.from({ length: count }, (_, index) => store.appendEvents([newEvent(`${index}`)])));
  expect(spies.run).toHaveBeenCalledTimes(inserts);
  expect(spies.all).not.toHaveBeenCalled();
  expect(spies.exec.mock.calls.flat()).toEqual(["BEGIN IMMEDIATE", "COMMIT"]);
});

test("behaviour: events that arrive together take one statement of Postgres, and one notification", {
  timeout: 60_000,
}, async () => {
  const server = await startPostgres();
  const store = await createPostgresStore({ connection: server.url, pollInterval: 3_600_000 });
  onTestFinished(async () => {
    await store.close();
    await server.close();
  });
  const query = vi.spyOn(Client.prototype, "query");
  onTestFinished(() => query.mockRestore());
  const texts = () => query.mock.calls.map(([text]) => text);
  await Promise.all(Array.from({ length: 50 }, (_, index) => store.appendEvents([newEvent(`${index}`)])));
  await until(() => expect(texts()).toHaveLength(2));
  expect(texts()).toEqual([expect.stringContaining("INSERT INTO"), expect.stringContaining("pg_notify")]);
});

test.each([
  { path: "/partner/wallets/balances/overview", plain: 650, gzip: 380 },
  { path: "/partner/wallets/recipients", plain: 4_500, gzip: 1_550 },
  { path: "/partner/wallets/transactions", plain: 12_600, gzip: 2_950 },
  { path: "/partner/exchange/ticker/24h", plain: 6_800, gzip: 1_850 },
  { path: "/kit/session", plain: 7_600, gzip: 2_100 },
])("behaviour: $path has at most $plain bytes, $gzip compressed", async ({ path, plain, gzip }) => {
  const { call } = createTestProxy();
  const response = await call(path);
  expect(response.status).toBe(200);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.length).toBeLessThanOrEqual(plain);
  // A server in front of the proxy can compress responses.
  expect(gzipSync(bytes).length).toBeLessThanOrEqual(gzip);
});
