import { once } from "node:events";
import type { RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { createTestProxy, type TestProxy } from "../../test/createTestProxy.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import { startUpstream, type TestUpstream } from "../../test/startUpstream.ts";
import { poolTransport } from "../node/poolTransport.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";

const MARKETS = "/partner/exchange/markets";
const ID = "00000000-0000-4000-8000-000000000001";
const API_KEY = 'key-"0123456789\\abcdef';

async function startWith(
  response: RequestListener,
  parameters: Partial<CreateProxyParameters>,
): Promise<TestProxy & { upstream: TestUpstream }> {
  const upstream = await startUpstream(response);
  onTestFinished(() => upstream.close());
  const { baseUrl } = upstream;
  return { upstream, ...createTestProxy({ baseUrl, apiKey: API_KEY, fetch: globalThis.fetch, ...parameters }) };
}

function respondWith(status: number, body: string | Uint8Array, headers: Record<string, string> = {}): RequestListener {
  return (_, outgoing) => outgoing.writeHead(status, headers).end(body);
}

const transports = { fetch: undefined, pool: poolTransport() };

describe.each(Object.entries(transports))("over %s", (_name, transport) => {
  const start = (response: RequestListener, parameters: Partial<CreateProxyParameters> = {}) =>
    startWith(response, { transport, ...parameters });

  test.each<[name: string, respond: RequestListener]>([
    ["text that is not JSON", respondWith(200, "<html>")],
    ["incomplete JSON", respondWith(200, '{"status":"success","data":')],
    ["type HTML", respondWith(200, '{"status":"success","data":{}}', { "content-type": "text/html" })],
    [
      "plain text",
      respondWith(200, '{"status":"success","data":{}}', { "content-type": "text/plain; x=application/json" }),
    ],
    ["nothing", respondWith(200, "")],
    ["broken UTF-8", respondWith(200, new Uint8Array([0x22, 0xff, 0x22]))],
    ["an array", respondWith(200, "[]")],
    ["null", respondWith(200, "null")],
    ["an object that is not an envelope", respondWith(200, '{"data":{}}')],
    ["another status string", respondWith(200, '{"status":"ok","data":{}}')],
    ["an error without a code", respondWith(400, '{"status":"error","error":{}}')],
    [
      "an error envelope with a success status",
      respondWith(200, '{"status":"error","error":{"code":"X","message":"x"}}'),
    ],
    ["a success envelope with an error status", respondWith(500, '{"status":"success","data":{}}')],
    ["a redirect", respondWith(302, '{"status":"success","data":{}}', { location: "/v1/partner/elsewhere" })],
    [
      "a redirect with an error",
      respondWith(307, '{"status":"error","error":{"code":"X","message":"x"}}', { location: "/" }),
    ],
    ["an invalid status", respondWith(700, '{"status":"error","error":{"code":"X","message":"x"}}')],
    ["a permanent redirect", respondWith(308, "", { location: "http://127.0.0.1:1/" })],
    ["a body above the limit", respondWith(200, `{"status":"success","data":"${"x".repeat(5000)}"}`)],
    [
      "a small body that decompresses to a large one",
      respondWith(200, gzipSync(Buffer.alloc(50_000_000)), { "content-encoding": "gzip" }),
    ],
  ])("behaviour: a response with %s becomes 502", async (_, respond) => {
    const { call, upstream, logger } = await start(respond, { maxResponseBytes: 5000 });
    expect(await readOutcome(await call(`/partner/webhooks/${ID}`))).toEqual([502, "UPSTREAM_INVALID"]);
    expect(upstream.arrivals).toHaveLength(1);
    expect(logger.entries).toContainEqual({
      level: "warn",
      fields: {
        operation: "getWebhook",
        code: "UPSTREAM_INVALID",
        correlationId: expect.any(String),
        path: "/partner/webhooks/{webhook_id}",
        problem: expect.stringContaining("The service's response"),
      },
      message: "no usable response from the service",
    });
    expect(logger.text()).not.toContain(ID);
  });

  test.each<[name: string, respond: RequestListener]>([
    ["before the response", (_, outgoing) => outgoing.destroy()],
    [
      "during the response",
      (_, outgoing) => outgoing.writeHead(200, { "content-length": 100 }).write("{", () => outgoing.destroy()),
    ],
  ])("behaviour: a connection that breaks %s becomes 502", async (_, respond) => {
    const { call } = await start(respond);
    expect(await readOutcome(await call(MARKETS))).toEqual([502, "UPSTREAM_UNREACHABLE"]);
  });

  test("behaviour: a service that is down becomes 502, and is logged without the key", async () => {
    const { call, logger, upstream } = await start(respondWith(200, ""));
    await upstream.close();
    expect(await readOutcome(await call(MARKETS))).toEqual([502, "UPSTREAM_UNREACHABLE"]);
    expect(logger.entries).toContainEqual({
      level: "warn",
      fields: {
        operation: "listMarkets",
        code: "UPSTREAM_UNREACHABLE",
        cause: "ECONNREFUSED",
        correlationId: expect.any(String),
      },
      message: expect.any(String),
    });
    expect(logger.text()).not.toContain("0123456789");
  });

  test.each<[name: string, respond: RequestListener]>([
    ["no response", () => undefined],
    ["half a response", (_, outgoing) => outgoing.writeHead(200).write("{")],
  ])("parameters: timeout, %s", async (_, respond) => {
    const time = createTestTime();
    let arrived = (): void => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const listener: RequestListener = (incoming, outgoing) => {
      respond(incoming, outgoing);
      arrived();
    };
    const { call } = await start(listener, { timeout: 2000, schedule: time.schedule });
    const response = call(MARKETS);
    await arrival;
    expect(time.next()).toBe(2000);
    time.advance(2000);
    expect(await readOutcome(await response)).toEqual([504, "UPSTREAM_TIMEOUT"]);
    expect(time.waiting()).toBe(0);
  });

  test("behaviour: a call whose caller disconnects is cancelled and not counted as a failure of the service", async () => {
    const caller = new AbortController();
    let closed: Promise<unknown> | undefined;
    const { call } = await start((_, outgoing) => {
      closed = once(outgoing, "close");
      caller.abort();
    });
    await call(MARKETS, { signal: caller.signal });
    await closed;
    expect(await (await call("/kit/health")).json()).toMatchObject({ data: { upstream: "unknown" } });
  });

  test.each([
    ["in plain text", "key-0123456789abcdef", '{"status":"success","data":{"x":"key-0123456789abcdef"}}'],
    ["inside a string", "key-0123456789abcdef", '{"status":"success","data":"your key key-0123456789abcdef is"}'],
    ["as a member name", "key-0123456789abcdef", '{"status":"success","data":{"key-0123456789abcdef":1}}'],
    ["in an error", "key-0123456789abcdef", '{"status":"error","error":{"code":"X","message":"key-0123456789abcdef"}}'],
    ["with escapes", "key-0123456789abcdef", '{"status":"success","data":"\\u006bey-0123456789abcdef"}'],
    ["with characters that must be escaped", API_KEY, JSON.stringify({ status: "success", data: API_KEY })],
  ])("behaviour: a response that contains the key %s is discarded", async (_, apiKey, body) => {
    const { call, logger } = await start(respondWith(body.includes("error") ? 400 : 200, body), { apiKey });
    const response = await call(MARKETS);
    expect(await response.clone().text()).not.toContain("0123456789");
    expect(await readOutcome(response)).toEqual([502, "UPSTREAM_INVALID"]);
    expect(logger.entries.map(({ level }) => level)).toContain("error");
    expect(logger.text()).not.toContain("0123456789");
  });

  test.each(["application/json", "application/json; charset=utf-8", "Application/Problem+JSON"])(
    "behaviour: a response of type %s passes",
    async (type) => {
      const { call } = await start(respondWith(200, '{"status":"success","data":{}}', { "content-type": type }));
      expect((await call(MARKETS)).status).toBe(200);
    },
  );

  test("behaviour: a response that decompresses to a gigabyte is read only up to the limit", async () => {
    const part = gzipSync(Buffer.alloc(10_000_000));
    const bomb = Buffer.concat(Array.from({ length: 100 }, () => part));
    const { call, upstream } = await start(respondWith(200, bomb, { "content-encoding": "gzip" }));
    const before = process.memoryUsage.rss();
    expect(await readOutcome(await call(MARKETS))).toEqual([502, "UPSTREAM_INVALID"]);
    expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
    expect(upstream.arrivals[0]?.headers["accept-encoding"]).toBe("identity");
  });

  test("behaviour: an informational response is skipped", async () => {
    const { call } = await start((_, outgoing) => {
      outgoing.writeEarlyHints({ link: "</x>; rel=preload" });
      respondWith(200, '{"status":"success","data":{}}')(_, outgoing);
    });
    expect((await call(MARKETS)).status).toBe(200);
  });

  test("behaviour: a deletion may have an empty response", async () => {
    const { call } = await start((_, outgoing) => outgoing.writeHead(204).end());
    const response = await call(`/partner/webhooks/${ID}`, { method: "DELETE" });
    expect([response.status, await response.json()]).toEqual([200, { status: "success", data: null }]);
    expect(await readOutcome(await call(MARKETS))).toEqual([502, "UPSTREAM_INVALID"]);
  });
});
