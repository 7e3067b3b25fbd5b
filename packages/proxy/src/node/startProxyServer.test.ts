import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { createGate } from "../../test/createGate.ts";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { readLive } from "../../test/readLive.ts";
import { sendRaw } from "../../test/sendRaw.ts";
import { startProxyServer } from "./startProxyServer.ts";

test("default", async () => {
  const { proxy } = createTestProxy();
  const server = await startProxyServer({ proxy, host: "127.0.0.1", port: 0 });
  expect((await fetch(`${server.origin}/partner-kit/kit/health`)).status).toBe(200);
  await server.close();
  await expect(fetch(`${server.origin}/partner-kit/kit/health`)).rejects.toThrow("fetch failed");
});

test("behaviour: closing waits for a call and ends streams", async () => {
  let release = (): void => undefined;
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { proxy } = createTestProxy({
    async fetch(input) {
      if (!new Request(input).url.endsWith("/markets")) throw new TypeError("down");
      arrive();
      await gate;
      return Response.json({ status: "success", data: [] });
    },
  });
  const { origin, close } = await startProxyServer({ proxy, host: "127.0.0.1", port: 0 });
  const viewer = readLive(await fetch(`${origin}/partner-kit/kit/live`));
  await viewer.next("upstream");
  const call = fetch(`${origin}/partner-kit/partner/exchange/markets`);
  await arrived;
  const closed = close();
  expect(await viewer.raw()).toBeUndefined();
  release();
  expect((await call).status).toBe(200);
  await closed;
});

test("behaviour: during a change the closing server listens, is not ready, and keeps no connection open", async () => {
  const arrived = createGate();
  const gate = createGate();
  const { proxy } = createTestProxy({
    async fetch() {
      arrived.resolve();
      await gate.promise;
      return Response.json({ status: "success", data: {} });
    },
  });
  expect(proxy.drainTimeout).toBe(35_000);
  const { origin, close } = await startProxyServer({ proxy, host: "127.0.0.1", port: 0 });
  // Browsers open connections that they may not use.
  const unused = connect(Number(new URL(origin).port), "127.0.0.1");
  await once(unused, "connect");
  const headers = { origin, "x-partner-kit": "1" };
  const path = "/partner-kit/partner/exchange/quotes/00000000-0000-4000-8000-000000000001/accept";
  const change = fetch(origin + path, { method: "POST", headers });
  await arrived.promise;
  const closed = close();
  const probe = await fetch(`${origin}/partner-kit/kit/ready`);
  expect([probe.status, probe.headers.get("connection")]).toEqual([503, "close"]);
  expect((await fetch(`${origin}/partner-kit/kit/alive`)).status).toBe(200);
  gate.resolve();
  expect((await change).status).toBe(200);
  await closed;
  await expect(fetch(`${origin}/partner-kit/kit/alive`)).rejects.toThrow("fetch failed");
});

test("behaviour: a call that never finishes is disconnected after drainTimeout", async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { proxy } = createTestProxy({
    fetch() {
      arrive();
      return new Promise(() => undefined);
    },
  });
  const { origin, close } = await startProxyServer({ proxy, host: "127.0.0.1", port: 0, drainTimeout: 1 });
  const call = fetch(`${origin}/partner-kit/partner/exchange/markets`);
  await arrived;
  const [outcome] = await Promise.all([call.catch((error: unknown) => error), close()]);
  expect(outcome).toMatchObject({ message: "fetch failed" });
});

test("behaviour: rejects if the port is in use", async () => {
  const { proxy } = createTestProxy();
  const first = await startProxyServer({ proxy, host: "127.0.0.1", port: 0 });
  const port = Number(new URL(first.origin).port);
  await expect(startProxyServer({ proxy, host: "127.0.0.1", port })).rejects.toMatchObject({ code: "EADDRINUSE" });
  await first.close();
});

const head = "POST /partner-kit/partner/wallets/fiat/verify-account HTTP/1.1\r\nHost: 127.0.0.1\r\n";
const page = "Origin: http://127.0.0.1\r\nx-partner-kit: 1\r\nContent-Type: application/json\r\n";

test.each([
  ["headersTimeout", "headers that never end", head],
  ["headersTimeout", "only a request line", "GET / HTTP/1.1\r\n"],
  ["requestTimeout", "a body that never ends", `${head}${page}Content-Length: 100\r\n\r\n{`],
  ["requestTimeout", "chunks that never end", `${head}${page}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`],
])("parameters: %s ends %s", async (name, _, text) => {
  const { proxy, sent } = createTestProxy();
  const limits = { headersTimeout: 100, requestTimeout: 200, [name]: 50 };
  const server = await startProxyServer({ proxy, host: "127.0.0.1", port: 0, ...limits });
  // If unread bytes remain at the timeout, the connection ends with a reset.
  const response = await sendRaw(Number(new URL(server.origin).port), text).catch(
    (error: unknown) => error instanceof Error && `${Reflect.get(error, "code")}`,
  );
  expect(response).toMatch(/^(?:HTTP\/1\.1 408 |ECONNRESET$|$)/);
  expect(sent).toEqual([]);
  await server.close();
});
