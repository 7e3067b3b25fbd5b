import { expect, onTestFinished, test } from "vitest";
import { createTestProxy, type TestProxy } from "../../test/createTestProxy.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import { startUpstream, type TestUpstream } from "../../test/startUpstream.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const success = '{"status":"success","data":{}}';
const API_KEY = "key-0123456789abcdef";

/** A proxy with an upstream on a real port. */
async function start(parameters: Partial<CreateProxyParameters> = {}): Promise<TestProxy & { upstream: TestUpstream }> {
  const upstream = await startUpstream((_, outgoing) => {
    outgoing.setHeader("content-type", "application/json; charset=utf-8");
    for (const name of ["set-cookie", "x-internal", "server", "via", "access-control-allow-origin", "etag", "link"]) {
      outgoing.setHeader(name, "leak");
    }
    outgoing.setHeader("retry-after", "7");
    outgoing.end(success);
  });
  onTestFinished(() => upstream.close());
  const { baseUrl } = upstream;
  return { upstream, ...createTestProxy({ baseUrl, apiKey: API_KEY, fetch: globalThis.fetch, ...parameters }) };
}

test("behaviour: only allowlisted headers reach the service", async () => {
  const { call, upstream } = await start();
  const body = '{ "account_number": "0123456789", "bank_code": "044" }';
  const mine = ["accept", "content-type", "x-api-key"];
  const transport = [
    "accept-encoding",
    "accept-language",
    "connection",
    "content-length",
    "host",
    "sec-fetch-mode",
    "user-agent",
  ];
  await call("/partner/wallets/fiat/verify-account", {
    method: "POST",
    body,
    headers: {
      accept: "text/html",
      authorization: "Bearer leak",
      cookie: "session=leak",
      forwarded: "for=leak",
      "x-forwarded-for": "leak",
      "x-forwarded-host": "leak",
      "x-real-ip": "leak",
      "x-api-key": "leak",
      "x-http-method-override": "DELETE",
      "x-method-override": "DELETE",
      "x-service-timestamp": "leak",
      "x-service-nonce": "leak",
      "x-service-signature": "leak",
      "idempotency-key": "leak",
      "user-agent": "leak",
      "accept-language": "leak",
      te: "trailers",
      via: "leak",
      range: "bytes=0-1",
      "if-none-match": "leak",
      "x-anything": "leak",
    },
  });
  const [arrival] = upstream.arrivals;
  expect(arrival).toMatchObject({ method: "POST", url: "/v1/partner/wallets/fiat/verify-account" });
  expect(arrival?.headers).toMatchObject({
    accept: "application/json",
    "content-type": "application/json",
    "x-api-key": API_KEY,
  });
  expect(
    Object.keys(arrival?.headers ?? {}).filter((name) => !mine.includes(name) && !transport.includes(name)),
  ).toEqual([]);
  expect(JSON.stringify(arrival?.headers)).not.toContain("leak");
  expect(arrival?.body).toBe('{"account_number":"0123456789","bank_code":"044"}');
});

test("behaviour: only allowlisted headers reach the browser", async () => {
  const { call } = await start();
  const response = await call("/partner/wallets/balances/overview");
  expect(await response.clone().text()).toBe(success);
  expect(Array.from(response.headers.keys()).toSorted()).toEqual([
    "cache-control",
    "content-security-policy",
    "content-type",
    "cross-origin-resource-policy",
    "referrer-policy",
    "retry-after",
    "x-content-type-options",
    "x-correlation-id",
  ]);
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(response.headers.get("retry-after")).toBe("7");
});

test("behaviour: path and query are rebuilt from the input", async () => {
  const { call, upstream } = await start();
  await call("/partner/exchange/ticker/24h?pair_id=%42TC%2FUSD%26x%3D1#fragment");
  await call(`/partner/webhooks/${ID}`, { method: "DELETE" });
  expect(upstream.arrivals.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "GET /v1/partner/exchange/ticker/24h?pair_id=BTC%2FUSD%26x%3D1",
    `DELETE /v1/partner/webhooks/${ID}`,
  ]);
});

test.each([
  ["GET", "/partner/exchange/ticker/24h?secret=hunter2", undefined, "unknown field secret"],
  ["GET", "/partner/exchange/ticker/24h?pair_id=hunter2&pair_id=hunter2", undefined, "pair_id: given more than once"],
  ["GET", "/partner/wallets/recipients?type=hunter2", undefined, "type: expected one of fiat, crypto"],
  ["GET", "/partner/webhooks/hunter2", undefined, "webhook_id: invalid format"],
  ["POST", "/partner/wallets/fiat/verify-account?account_number=hunter2", "{}", "takes no query"],
  [
    "POST",
    "/partner/wallets/fiat/verify-account",
    '{"account_number":["hunter2"],"bank_code":"044"}',
    "account_number: expected string",
  ],
  [
    "POST",
    "/partner/wallets/fiat/verify-account",
    '{"account_number":"1","bank_code":"2","secret":"hunter2"}',
    "unknown field secret",
  ],
  ["POST", "/partner/wallets/fiat/verify-account", "hunter2", "the body is not JSON in UTF-8"],
  ["POST", "/partner/wallets/fiat/verify-account", '["hunter2"]', "expected an object"],
  ["POST", "/partner/wallets/fiat/verify-account", new Uint8Array([0x22, 0xff, 0x22]), "the body is not JSON in UTF-8"],
  ["PATCH", `/partner/wallets/recipients/${ID}`, `{"recipient_id":"${ID}"}`, "recipient_id: given more than once"],
  ["POST", `/partner/exchange/quotes/${ID}/accept`, '{"secret":"hunter2"}', "takes no body"],
])(
  "behaviour: %s %s with %j is refused, and the error does not contain the values",
  async (method, path, body, message) => {
    const { call, sent } = createTestProxy();
    const response = await call(path, body === undefined ? { method } : { method, body });
    const text = await response.clone().text();
    expect(await readOutcome(response)).toEqual([400, "VALIDATION_FAILED"]);
    expect(text).toContain(message);
    expect(text).not.toContain("hunter2");
    expect(sent).toEqual([]);
  },
);

test.each([
  ["with Content-Length", "x".repeat(2000), {}],
  ["without Content-Length", stream("x".repeat(2000)), { duplex: "half" }],
])("parameters: maxRequestBytes, %s", async (_, body, init) => {
  const { call, sent } = createTestProxy({ maxRequestBytes: 1000 });
  const response = await call("/partner/wallets/fiat/verify-account", { method: "POST", body, ...init });
  expect(await readOutcome(response)).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  expect(sent).toEqual([]);
});

test("behaviour: an error of the service keeps its status and Retry-After", async () => {
  const { call, service } = createTestProxy();
  service.faults.add({ status: 429, retry_after: 12, times: 1 });
  const response = await call("/partner/exchange/markets");
  expect(response.headers.get("retry-after")).toBe("12");
  expect(await readOutcome(response)).toEqual([429, "RATE_LIMITED"]);
});

const responses = { sender_country: "NGA", sender_originator: "Ada", purpose: "other" };

test("behaviour: the purpose of a Travel Rule submission is not sent", async () => {
  const { call, upstream } = await start();
  const path = `/partner/wallets/crypto/deposits/${ID}/travel-rule`;
  await call(path, { method: "POST", body: JSON.stringify(responses) });
  expect(JSON.parse(upstream.arrivals[0]?.body ?? "")).toEqual({ sender_country: "NGA", sender_originator: "Ada" });
});

test("parameters: sendTravelRulePurpose", async () => {
  const { call, upstream } = await start({ sendTravelRulePurpose: true });
  const path = `/partner/wallets/crypto/deposits/${ID}/travel-rule`;
  await call(path, { method: "POST", body: JSON.stringify(responses) });
  expect(JSON.parse(upstream.arrivals[0]?.body ?? "")).toEqual(responses);
});

function stream(text: string): ReadableStream {
  return new Blob([text]).stream();
}

test.each([
  ["deposit.success", "wallets:view", "trades:view"],
  ["withdrawal.failed", "wallets:view", "trades:view"],
  ["exchange.filled", "trades:view", "wallets:view"],
] as const)("behaviour: subscribing to %s also needs the user's scope %s", async (type, scope, other) => {
  const webhook = { url: "https://hooks.example/a", description: "", enabled: true, event_types: [type] };
  for (const [granted, code] of [[[scope], undefined] as const, [[other], "GRANT_MISSING"] as const]) {
    const { call, upstream } = await start({
      authorize: () => ({ subject: "ada", scopes: ["webhooks:manage", ...granted] }),
    });
    for (const [method, path] of [["POST", ""] as const, ["PUT", `/${ID}`] as const]) {
      const response = await call(`/partner/webhooks${path}`, { method, body: JSON.stringify(webhook) });
      expect([method, ...(await readOutcome(response))]).toEqual([method, code ? 403 : 200, code]);
    }
    expect(upstream.arrivals).toHaveLength(code ? 0 : 2);
  }
});

test("behaviour: the proxy never connects to a webhook's destination", async () => {
  const urls = ["http://169.254.169.254/latest/meta-data", "http://127.0.0.1:1/", "https://hooks.example/a"];
  const destinations: string[] = [];
  const { call, proxy } = createTestProxy({
    async fetch(input, init) {
      const request = new Request(input, init);
      destinations.push(request.url);
      return Response.json({ status: "success", data: { ...(await request.json()), webhook_id: ID } });
    },
  });
  for (const url of urls) {
    const body = JSON.stringify({ url, description: "", enabled: true, event_types: ["deposit.success"] });
    await call("/partner/webhooks", { method: "POST", body });
    await call(`/partner/webhooks/${ID}`, { method: "PUT", body });
  }
  await proxy.close();
  expect(new Set(destinations)).toEqual(
    new Set(["https://service.example/v1/partner/webhooks", `https://service.example/v1/partner/webhooks/${ID}`]),
  );
  expect(destinations).toHaveLength(2 * urls.length);
});
