import { DatabaseSync, StatementSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { poolTransport } from "../src/node/poolTransport.ts";
import { startProxyServer } from "../src/node/startProxyServer.ts";
import { createSqliteStore } from "../src/store/createSqliteStore.ts";
import { createTestProxy, ORIGIN } from "./createTestProxy.ts";
import { sendRaw } from "./sendRaw.ts";
import { SECRET, signDelivery } from "./signDelivery.ts";
import { startUpstream } from "./startUpstream.ts";

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
  expect(response.length).toBeLessThanOrEqual(260);
  // The browser stores the other headers with the body.
  expect(response).toMatch(/^cross-origin-resource-policy: same-origin\r$/m);
  expect(response).toMatch(/^cache-control: private, no-cache\r$/m);
});

test.each([
  { count: 1, inserts: 1 },
  // An insert has at most 16 rows, and later deliveries wait for the first commit.
  { count: 50, inserts: 4 },
])("behaviour: $count deliveries that arrive together take $inserts inserts", async ({ count, inserts }) => {
  const store = await createSqliteStore({ path: ":memory:" });
  const { proxy } = createTestProxy({ store, webhookSecrets: [SECRET] });
  const spies = {
    exec: vi.spyOn(DatabaseSync.prototype, "exec"),
    run: vi.spyOn(StatementSync.prototype, "run"),
    all: vi.spyOn(StatementSync.prototype, "all"),
  };
  onTestFinished(async () => {
    for (const spy of Object.values(spies)) spy.mockRestore();
    await proxy.close();
    await store.close();
  });
  const deliver = async (id: string) => {
    const delivery = await signDelivery({ id });
    return new Request(`${ORIGIN}/partner-kit/kit/webhook`, { method: "POST", ...delivery });
  };
  // Opens the store.
  await proxy.fetch(await deliver("evt_first"));
  const requests = await Promise.all(Array.from({ length: count }, (_, index) => deliver(`evt_${index}`)));
  for (const spy of Object.values(spies)) spy.mockClear();
  const responses = await Promise.all(requests.map((request) => proxy.fetch(request)));
  expect(responses.map(({ status }) => status)).toEqual(requests.map(() => 204));
  expect(spies.run).toHaveBeenCalledTimes(inserts);
  expect(spies.all).not.toHaveBeenCalled();
  const commits = spies.exec.mock.calls.flat();
  expect(commits.length).toBeLessThanOrEqual(4);
  expect(new Set(commits)).toEqual(new Set(["BEGIN IMMEDIATE", "COMMIT"]));
});
