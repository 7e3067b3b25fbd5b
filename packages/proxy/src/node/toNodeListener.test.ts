import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { createTestProxy, type TestProxy } from "../../test/createTestProxy.ts";
import { readLive } from "../../test/readLive.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import { sendRaw } from "../../test/sendRaw.ts";
import { startServer } from "../../test/startServer.ts";
import { until } from "../../test/until.ts";
import type { Sink } from "../http/streamBody.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";
import { type NodeListener, toNodeListener } from "./toNodeListener.ts";

const TICKER = "/partner-kit/partner/exchange/ticker/24h";
const VERIFY = "/partner-kit/partner/wallets/fiat/verify-account";

interface Started extends TestProxy {
  readonly port: number;
  readonly origin: string;
}

async function start(
  parameters: Partial<CreateProxyParameters> = {},
  wrap: (listener: NodeListener) => NodeListener = (listener) => listener,
): Promise<Started> {
  const test = createTestProxy(parameters);
  const port = await startServer(wrap(toNodeListener(test.proxy)));
  return { ...test, port, origin: `http://127.0.0.1:${port}` };
}

const rawRequest = (line: string, headers = "Host: 127.0.0.1") =>
  `${line} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`;

test("default", async () => {
  const { origin, sent } = await start();
  const response = await fetch(`${origin}${TICKER}?pair_id=BTC-USD`);
  expect(await response.json()).toMatchObject({ data: { tickers: [{ pair_id: "BTC-USD" }] } });
  expect(sent.map(({ url }) => url)).toEqual([
    "https://service.example/v1/partner/exchange/ticker/24h?pair_id=BTC-USD",
  ]);
});

// Each could be confused with the path of an operation.
test.each([
  `${TICKER}/`,
  `${TICKER}/.`,
  `/partner-kit/./partner/exchange/ticker/24h`,
  `/partner-kit/partner/wallets/../exchange/ticker/24h`,
  `/x/../partner-kit/partner/exchange/ticker/24h`,
  `/partner-kit/partner/wallets/%2e%2e/exchange/ticker/24h`,
  `/partner-kit/partner/wallets/%2E./exchange/ticker/24h`,
  `/partner-kit/partner/wallets/..%2fexchange/ticker/24h`,
  `/partner-kit/partner/wallets/%252e%252e/exchange/ticker/24h`,
  `/partner-kit/partner/wallets/..%c0%afexchange/ticker/24h`,
  `/partner-kit/partner%2Fexchange/ticker/24h`,
  `/partner-kit/partner%252Fexchange/ticker/24h`,
  `/partner-kit/partner%5cexchange/ticker/24h`,
  `/partner-kit\\partner\\exchange\\ticker\\24h`,
  `/partner-kit/partner/exchange/ticker/24%68`,
  `/partner-kit/partner/exchange/ticker/24h%00`,
  `/partner-kit/partner/exchange/ticker/24h;x=1`,
  `/partner-kit/partner/exchange/ticker/24h#x`,
  `/partner-kit/partner//exchange/ticker/24h`,
  `//partner-kit/partner/exchange/ticker/24h`,
  `//127.0.0.1${TICKER}`,
  `//evil.example${TICKER}`,
  `/\\evil.example${TICKER}`,
  `/@evil.example${TICKER}`,
  `http://127.0.0.1${TICKER}`,
  `http://evil.example${TICKER}`,
  `https://service.example/v1/partner/exchange/ticker/24h`,
  `/partner/exchange/ticker/24h`,
  `/PARTNER-KIT/partner/exchange/ticker/24h`,
])("behaviour: GET %s never reaches the service", async (target) => {
  const { port, sent } = await start();
  const response = await sendRaw(port, rawRequest(`GET ${target}`));
  expect(response).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
  expect(response).toContain("cache-control: no-store");
  expect(response).toContain('"code":"NO_SUCH_OPERATION"');
  expect(sent).toEqual([]);
});

test.each([
  "OPTIONS *",
  `TRACE ${TICKER}`,
  `HEAD ${TICKER}`,
  `POST ${TICKER}`,
  `PROPFIND ${TICKER}`,
  `get ${TICKER}`,
  `GET ${TICKER} x`,
  `GET partner-kit/partner/exchange/ticker/24h`,
])("behaviour: %s never reaches the service", async (line) => {
  const { port, sent } = await start();
  expect(await sendRaw(port, rawRequest(line))).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(sent).toEqual([]);
});

test.each([
  "Host: evil.example/x?",
  "Host: a@127.0.0.1",
  "Host: 127.0.0.1#",
  "Host: 127.0.0.1\\",
  "Host: 127.0.0.1:99999",
  "Host:",
  "X-Host: 127.0.0.1",
  "Host: 127.0.0.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 3",
  "Host: 127.0.0.1\r\nContent-Length: 3\r\nContent-Length: 4",
  "Host: 127.0.0.1\r\nTransfer-Encoding: identity, chunked, x",
  "Host: 127.0.0.1\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity",
  "Host: 127.0.0.1\r\nTransfer-Encoding: xchunked",
  "Host: 127.0.0.1\r\nTransfer-Encoding : chunked",
  "Host: 127.0.0.1\r\nContent-Length : 3",
  "Host: 127.0.0.1\r\nContent-Length: +3",
  "Host: 127.0.0.1\r\nContent-Length: 0x3",
  "Host: 127.0.0.1\r\nContent-Length: 3, 3",
  "Host: 127.0.0.1\r\nContent-Length: 3\r\nContent-Length: 3",
  "Host: 127.0.0.1\r\nX-Folded: 1\r\n 2",
  "Host: 127.0.0.1\nX-Bare: 1",
  "Host: 127.0.0.1\rX-Bare: 1",
  "Host: 127.0.0.1\r\nX-Null: a\u0000b",
  "Host: 127.0.0.1\r\n: no name",
  "Host: 127.0.0.1\r\nno colon",
  "Host: 127.0.0.1\r\nHost: evil.example",
  `Host: 127.0.0.1\r\nX-Long: ${"x".repeat(20_000)}`,
])("behaviour: a request with %j never reaches the service", async (headers) => {
  const { port, sent } = await start();
  expect(await sendRaw(port, rawRequest(`GET ${TICKER}`, headers))).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(sent).toEqual([]);
});

test.each([
  ["a length", (smuggled: string) => `Content-Length: ${smuggled.length}\r\n\r\n${smuggled}`],
  [
    "chunks",
    (smuggled: string) =>
      `Transfer-Encoding: chunked\r\n\r\n${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`,
  ],
])("behaviour: a request in the body of another is not executed, with %s", async (_, write) => {
  const { port, sent } = await start();
  const smuggled = rawRequest("GET /partner-kit/partner/wallets/balances/overview");
  const response = await sendRaw(port, `GET ${TICKER} HTTP/1.1\r\nHost: 127.0.0.1\r\n${write(smuggled)}`);
  expect(response.match(/^HTTP\/1\.1 \d+/gm)).toEqual(["HTTP/1.1 400"]);
  expect(response).toContain("connection: close");
  expect(sent).toEqual([]);
});

test("behaviour: pipelined requests are checked and answered one by one", async () => {
  const { port, sent } = await start();
  const first = `GET ${TICKER} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
  const response = await sendRaw(port, first + rawRequest("GET /partner-kit/_mock/state"));
  expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 404"]);
  expect(sent).toHaveLength(1);
});

test.each(["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"])(
  "behaviour: %s does not override the method",
  async (name) => {
    const { port, origin, sent } = await start();
    const page = `Host: 127.0.0.1:${port}\r\nOrigin: ${origin}\r\nx-partner-kit: 1\r\nContent-Length: 0`;
    const id = "00000000-0000-4000-8000-000000000001";
    const path = `/partner-kit/partner/wallets/recipients/${id}`;
    expect(await sendRaw(port, rawRequest(`POST ${path}`, `${page}\r\n${name}: DELETE`))).toContain(
      "METHOD_NOT_ALLOWED",
    );
    expect(await sendRaw(port, rawRequest(`GET ${TICKER}`, `${page}\r\n${name}: POST`))).toContain("HTTP/1.1 200");
    expect(sent.map(({ method }) => method)).toEqual(["GET"]);
  },
);

test("behaviour: concurrent requests keep their own AsyncLocalStorage", async () => {
  const person = new AsyncLocalStorage<string>();
  const { port } = await start(
    { authorize: () => ({ subject: person.getStore() ?? "nobody", scopes: "all" }) },
    (listener) => (incoming, outgoing) =>
      person.run(String(incoming.headers["x-person"]), listener, incoming, outgoing),
  );
  const request = (name: string, more = "") =>
    `GET /partner-kit/kit/session HTTP/1.1\r\nHost: 127.0.0.1\r\nx-person: ${name}\r\n${more}\r\n`;
  const responses = await sendRaw(port, request("ada") + request("grace") + request("joan", "Connection: close\r\n"));
  expect(responses.match(/"subject":"\w+"/g)).toEqual(['"subject":"ada"', '"subject":"grace"', '"subject":"joan"']);
});

test("behaviour: a header that Connection names is still checked", async () => {
  const { port, origin } = await start();
  const headers = `Host: 127.0.0.1:${port}\r\nOrigin: ${origin}\r\nContent-Length: 0\r\nx-partner-kit: 2`;
  const response = await sendRaw(
    port,
    `POST ${VERIFY} HTTP/1.1\r\n${headers}\r\nConnection: close, x-partner-kit\r\n\r\n`,
  );
  expect(response).toContain("REQUEST_REFUSED");
});

test("behaviour: CONNECT and upgrades get no response", async () => {
  const { port, sent } = await start();
  await sendRaw(port, "CONNECT 127.0.0.1:80 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n").catch(() => undefined);
  expect(sent).toEqual([]);
});

test("behaviour: a body is forwarded, also in chunks", async () => {
  const { port, origin, sent } = await start();
  const body = '{"account_number":"0123456789","bank_code":"044"}';
  const headers = `Host: 127.0.0.1:${port}\r\nOrigin: ${origin}\r\nx-partner-kit: 1\r\nContent-Type: application/json`;
  const chunks = `${body.slice(0, 5)}|${body.slice(5)}`
    .split("|")
    .map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`);
  await sendRaw(
    port,
    `${rawRequest(`POST ${VERIFY}`, `${headers}\r\nTransfer-Encoding: chunked`)}${chunks.join("")}0\r\n\r\n`,
  );
  await sendRaw(port, `${rawRequest(`POST ${VERIFY}`, `${headers}\r\nContent-Length: ${body.length}`)}${body}`);
  expect(await Promise.all(sent.map((request) => request.text()))).toEqual([body, body]);
});

test("behaviour: a too long body gets a response at once, and the connection is closed", async () => {
  const { port, origin, sent } = await start({ maxRequestBytes: 100 });
  const headers = `Host: 127.0.0.1:${port}\r\nOrigin: ${origin}\r\nx-partner-kit: 1\r\nContent-Type: application/json`;
  // Neither sends its whole body: the response shows that the proxy did not wait.
  const announced = `POST ${VERIFY} HTTP/1.1\r\n${headers}\r\nContent-Length: 100000\r\n\r\n{`;
  const streamed = `POST ${VERIFY} HTTP/1.1\r\n${headers}\r\nTransfer-Encoding: chunked\r\n\r\n65\r\n${" ".repeat(101)}\r\n`;
  // This body arrived completely, together with its headers.
  const whole = streamed.replace("Content-Type", "Connection: close\r\nContent-Type").concat("0\r\n\r\n");
  for (const text of [announced, streamed, whole]) {
    const response = await sendRaw(port, text);
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    expect(response.toLowerCase()).toContain("connection: close");
  }
  expect(sent).toEqual([]);
});

test("behaviour: an incomplete body is refused without a log line", async () => {
  const { port, origin, logger } = await start();
  const headers = `Host: 127.0.0.1:${port}\r\nOrigin: ${origin}\r\nx-partner-kit: 1\r\nContent-Type: application/json`;
  const socket = connect(port, "127.0.0.1");
  socket.write(`POST ${VERIFY} HTTP/1.1\r\n${headers}\r\nContent-Length: 100\r\n\r\n{`);
  const refused = new Promise((resolve) => {
    const info = logger.info;
    logger.info = (fields, message) => {
      info(fields, message);
      resolve(fields);
    };
  });
  await once(socket, "connect");
  setImmediate(() => socket.destroy());
  expect(await refused).toMatchObject({ code: "VALIDATION_FAILED" });
  expect(logger.entries.map(({ level }) => level)).not.toContain("error");
});

test("behaviour: repeated headers do not bypass a check", async () => {
  const { port, origin, sent } = await start();
  const post = (headers: string) =>
    sendRaw(port, rawRequest(`POST ${VERIFY}`, `Host: 127.0.0.1:${port}\r\nContent-Length: 0\r\n${headers}`));
  expect(await post(`Origin: ${origin}\r\nOrigin: http://evil.example\r\nx-partner-kit: 1`)).toContain(
    "REQUEST_REFUSED",
  );
  expect(await post(`Origin: ${origin}\r\nx-partner-kit: 1\r\nx-partner-kit: 1`)).toContain("REQUEST_REFUSED");
  expect(await post(`Origin: ${origin}\r\nx-partner-kit: 1`)).toContain("VALIDATION_FAILED");
  expect(sent).toEqual([]);
});

test("behaviour: a stream is sent message by message, and polling stops when the last reader leaves", async () => {
  const { origin, proxy, logger } = await start({ tickerInterval: 3_600_000 });
  const leaving = new AbortController();
  const viewer = readLive(await fetch(`${origin}/partner-kit/kit/live`, { signal: leaving.signal }));
  expect((await viewer.next("ticker")).full).toBe(true);
  const other = readLive(await fetch(`${origin}/partner-kit/kit/live`));
  expect((await other.next("ticker")).full).toBe(true);
  leaving.abort();
  await proxy.close();
  expect(await other.raw()).toBeUndefined();
  expect(logger.entries.map(({ level }) => level)).not.toContain("error");
});

test("behaviour: a call to the service is cancelled when its caller disconnects", async () => {
  let abort = (_: Event): void => undefined;
  const aborted = new Promise<Event>((resolve) => {
    abort = resolve;
  });
  const { port } = await start({
    fetch(_, init) {
      init?.signal?.addEventListener("abort", abort);
      call.destroy();
      return new Promise(() => undefined);
    },
  });
  const call = request({ port, path: TICKER });
  call.on("error", () => undefined).end();
  expect((await aborted).type).toBe("abort");
});

test("behaviour: a stream body is cancelled when its reader disconnects", async () => {
  let cancel = (): void => undefined;
  const cancelled = new Promise((resolve) => {
    cancel = () => resolve("cancelled");
  });
  const body = { open: () => undefined, resume: () => undefined, cancel };
  const port = await startServer(toNodeListener({ handle: async () => ({ status: 200, headers: {}, body }) }));
  const socket = connect(port, "127.0.0.1");
  socket.write(rawRequest("GET /"));
  await once(socket, "data");
  socket.destroy();
  expect(await cancelled).toBe("cancelled");
});

test("behaviour: the path is read from originalUrl in Express", async () => {
  const { origin } = await start({}, (listener) => (incoming, outgoing) => {
    const { url = "" } = incoming;
    listener(Object.assign(incoming, { originalUrl: url, url: url.slice("/partner-kit".length) }), outgoing);
  });
  expect((await fetch(origin + TICKER)).status).toBe(200);
});

test("behaviour: the error names middleware that read the body first", async () => {
  const { origin } = await start({}, (listener) => async (incoming, outgoing) => {
    incoming.resume();
    await once(incoming, "end");
    listener(incoming, outgoing);
  });
  const headers = { origin, "x-partner-kit": "1", "content-type": "application/json" };
  const response = await fetch(origin + VERIFY, { method: "POST", headers, body: "{}" });
  expect(await response.clone().text()).toContain("express.json()");
  expect(await readOutcome(response)).toEqual([500, "INTERNAL"]);
});

test("behaviour: a stream that ends closes the connection of a reader that stopped reading", async () => {
  const open = (sink: Sink): void => {
    // More than the socket buffers hold.
    sink.write(new Uint8Array(64 * 1024 * 1024));
    sink.end();
  };
  const body = { open, resume: () => undefined, cancel: () => undefined };
  const listener = toNodeListener({ handle: async () => ({ status: 200, headers: {}, body }) });
  let closed: Promise<unknown> | undefined;
  const port = await startServer((incoming, outgoing) => {
    closed = once(outgoing, "close");
    listener(incoming, outgoing);
  });
  const socket = connect(port, "127.0.0.1").pause();
  socket.on("error", () => undefined).write(rawRequest("GET /"));
  await once(socket, "connect");
  await until(() => expect(closed).toBeDefined());
  await closed;
  socket.destroy();
});
