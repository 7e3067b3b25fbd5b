import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { sendRaw } from "../../test/sendRaw.ts";
import { startUpstream, type TestUpstream } from "../../test/startUpstream.ts";
import { poolTransport } from "./poolTransport.ts";
import { startProxyServer } from "./startProxyServer.ts";

// Raw requests that a page of another origin, or a client that shares a connection, could cause. The service is
// a real server that counts arriving requests.

const ID = "00000000-0000-4000-8000-000000000001";
const PATHS = {
  POST: "/partner/wallets/fiat/verify-account",
  PUT: `/partner/webhooks/${ID}`,
  PATCH: `/partner/wallets/recipients/${ID}`,
  DELETE: `/partner/wallets/recipients/${ID}`,
} as const;
const BODIES = {
  POST: '{"account_number":"0123456789","bank_code":"044"}',
  PUT: '{"url":"https://hooks.example/a","description":"","enabled":true,"event_types":["deposit.success"]}',
  PATCH: '{"label":"Payroll Lagos"}',
  DELETE: "",
} as const;
type Writing = keyof typeof PATHS;
const methods: readonly Writing[] = ["POST", "PUT", "PATCH", "DELETE"];

interface Started {
  readonly port: number;
  readonly upstream: TestUpstream;
}

async function start(): Promise<Started> {
  const upstream = await startUpstream((_, outgoing) => {
    outgoing.setHeader("content-type", "application/json");
    outgoing.end('{"status":"success","data":null}');
  });
  const { baseUrl } = upstream;
  const { proxy } = createTestProxy({ baseUrl, transport: poolTransport(), maxRequestBytes: 4096 });
  const limits = { headersTimeout: 200, requestTimeout: 200 };
  const server = await startProxyServer({ proxy, host: "127.0.0.1", port: 0, ...limits });
  onTestFinished(async () => {
    await server.close();
    await upstream.close();
  });
  return { port: Number(new URL(server.origin).port), upstream };
}

/** Changes to a request of the host's own page. `null` removes a header, and a list repeats it. */
interface RawRequest {
  readonly method: Writing;
  readonly port: number;
  readonly headers?: Readonly<Record<string, string | null | readonly string[]>> | undefined;
  readonly body?: string | undefined;
}

function write({ method, port, headers = {}, body = BODIES[method] }: RawRequest): string {
  const all = {
    host: `127.0.0.1:${port}`,
    origin: `http://127.0.0.1:${port}`,
    "x-partner-kit": "1",
    "content-type": body === "" ? null : "application/json",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === null ? [] : [value].flat().map((one) => `${name}: ${one}`),
  );
  return `${method} /partner-kit${PATHS[method]} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`;
}

/** Statuses of all responses. */
async function statusesOf(port: number, text: string): Promise<number[]> {
  const response = await sendRaw(port, text);
  return Array.from(response.matchAll(/^HTTP\/1\.1 (\d{3}) /gm), ([, status]) => Number(status));
}

test.each(methods)("default: a %s from the host's own page is sent", async (method) => {
  const { port, upstream } = await start();
  expect(await statusesOf(port, write({ method, port }))).toEqual([200]);
  expect(upstream.arrivals.map((arrival) => [arrival.method, arrival.url])).toEqual([[method, `/v1${PATHS[method]}`]]);
});

const own = (port: number): string => `http://127.0.0.1:${port}`;
const attacks: readonly [
  name: string,
  change: (port: number) => Omit<RawRequest, "method" | "port">,
  status: number,
][] = [
  ["no kit header", () => ({ headers: { "x-partner-kit": null } }), 403],
  ["an empty kit header", () => ({ headers: { "x-partner-kit": "" } }), 403],
  ["another kit header", () => ({ headers: { "x-partner-kit": "true" } }), 403],
  ["a repeated kit header", () => ({ headers: { "x-partner-kit": ["1", "1"] } }), 403],
  ["a kit header with an underscore", () => ({ headers: { "x-partner-kit": null, x_partner_kit: "1" } }), 403],
  ["no origin", () => ({ headers: { origin: null } }), 403],
  ["no origin and a referrer", (port) => ({ headers: { origin: null, referer: `${own(port)}/` } }), 403],
  ["the opaque origin", () => ({ headers: { origin: "null" } }), 403],
  ["an empty origin", () => ({ headers: { origin: "" } }), 403],
  ["another origin", () => ({ headers: { origin: "https://evil.example" } }), 403],
  ["another port", (port) => ({ headers: { origin: own(port + 1) } }), 403],
  ["an origin with a name before it", (port) => ({ headers: { origin: `http://a@127.0.0.1:${port}` } }), 403],
  ["an origin with a path", (port) => ({ headers: { origin: `${own(port)}/` } }), 403],
  ["two origins", (port) => ({ headers: { origin: [own(port), "https://evil.example"] } }), 403],
  ["the same origin twice", (port) => ({ headers: { origin: [own(port), own(port)] } }), 403],
  ["another site's Host and a repeated Host", (port) => ({ headers: { host: ["evil.example", own(port)] } }), 400],
  ["plain text", () => ({ headers: { "content-type": "text/plain" } }), 415],
  ["a form", () => ({ headers: { "content-type": "application/x-www-form-urlencoded" }, body: "a=b" }), 415],
  ["a form of parts", () => ({ headers: { "content-type": "multipart/form-data; boundary=x" }, body: "--x--" }), 415],
  ["no content type", () => ({ headers: { "content-type": null }, body: "{}" }), 415],
  ["two content types", () => ({ headers: { "content-type": ["application/json", "text/plain"] }, body: "{}" }), 400],
  ["two content types in one", () => ({ headers: { "content-type": "application/json, text/plain" } }), 415],
  ["JSON in another charset", () => ({ headers: { "content-type": "application/json; charset=utf-7" } }), 415],
  ["a header over two lines", () => ({ headers: { "x-folded": "1\r\n 2" } }), 400],
  ["an origin over two lines", (port) => ({ headers: { origin: `https://evil.example\r\n ${own(port)}` } }), 400],
  ["a length and chunks", () => ({ headers: { "transfer-encoding": "chunked" } }), 400],
  ["two lengths", () => ({ headers: { "content-length": ["2", "3"] }, body: "{}" }), 400],
  ["an invalid length", () => ({ headers: { "content-length": "+2" }, body: "{}" }), 400],
  [
    "chunked encoding that is not last",
    () => ({ headers: { "content-length": null, "transfer-encoding": "chunked, x" } }),
    400,
  ],
  ["a body that is too long", () => ({ body: `{"a":"${"x".repeat(5000)}"}` }), 413],
  ["a body that is not an object", () => ({ body: "[]" }), 400],
  ["a body that is not JSON", () => ({ body: "{" }), 400],
  ["a field in both path and body", () => ({ body: `{"recipient_id":"${ID}","webhook_id":"${ID}"}` }), 400],
];

test.each(attacks)(
  "behaviour: a change with %s is refused and never reaches the service",
  async (_, change, status) => {
    const { port, upstream } = await start();
    for (const method of methods)
      expect([method, ...(await statusesOf(port, write({ method, port, ...change(port) })))]).toEqual([method, status]);
    expect(upstream.arrivals).toEqual([]);
  },
);

test.each(["x-http-method-override", "x-http-method", "x-method-override", "_method"])(
  "behaviour: %s does not change the method",
  async (name) => {
    const { port, upstream } = await start();
    for (const [method, other] of [
      ["POST", "DELETE"],
      ["PATCH", "DELETE"],
    ] as const) {
      await statusesOf(port, write({ method, port, headers: { [name]: other } }));
    }
    expect(upstream.arrivals.map(({ method }) => method)).toEqual(["POST", "PATCH"]);
    expect(upstream.arrivals.map(({ headers }) => headers[name])).toEqual([undefined, undefined]);
  },
);

test.each(methods)("behaviour: a request in the chunks of a %s is not executed", async (method) => {
  const { port, upstream } = await start();
  const smuggled = write({ method: "DELETE", port });
  const headers = { "content-type": "application/json", "content-length": null, "transfer-encoding": "chunked" };
  const body = `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`;
  // The chunks are one body, which is not JSON.
  expect(await statusesOf(port, write({ method, port, headers, body }))).toEqual([400]);
  expect(upstream.arrivals).toEqual([]);
});

test.each([
  ["head", (text: string) => text.slice(0, 60)],
  ["body", (text: string) => text.slice(0, -5)],
])("behaviour: an incomplete %s is discarded", async (_, cut) => {
  const { port, upstream } = await start();
  expect(await statusesOf(port, cut(write({ method: "POST", port })))).toEqual([408]);
  expect(upstream.arrivals).toEqual([]);
});

test("behaviour: a change whose sender disconnects early never reaches the service", async () => {
  const { port, upstream } = await start();
  const text = write({ method: "POST", port });
  const socket = connect(port, "127.0.0.1", () => socket.write(text.slice(0, -5), () => socket.destroy()));
  await new Promise((resolve) => socket.once("close", resolve));
  expect(await statusesOf(port, write({ method: "DELETE", port }))).toEqual([200]);
  expect(upstream.arrivals.map(({ method }) => method)).toEqual(["DELETE"]);
});
