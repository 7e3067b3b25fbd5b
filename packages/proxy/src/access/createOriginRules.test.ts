import { expect, test } from "vitest";
import { createTestProxy, ORIGIN, type TestProxy } from "../../test/createTestProxy.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import type { UnsafeSetting } from "../settings/unsafeSettings.ts";

const VERIFY = "/partner/wallets/fiat/verify-account";
const BALANCES = "/partner/wallets/balances/overview";
const OTHER = "https://other.example";
const json = "application/json";
const refused = [403, "REQUEST_REFUSED"] as const;
const badType = [415, "UNSUPPORTED_MEDIA_TYPE"] as const;
// An allowed request fails later, because its input is empty.
const through = [400, "VALIDATION_FAILED"] as const;

test.each([
  ["the host's own page", {}, "{}", through],
  ["a charset", { "content-type": "application/json; charset=utf-8" }, "{}", through],
  ["no origin", { origin: null }, "{}", refused],
  ["another origin", { origin: OTHER }, "{}", refused],
  ["the opaque origin", { origin: "null" }, "{}", refused],
  ["an origin that begins alike", { origin: `${ORIGIN}.evil.example` }, "{}", refused],
  ["an origin with a path", { origin: `${ORIGIN}/` }, "{}", refused],
  ["two origins", { origin: `${ORIGIN}, ${ORIGIN}` }, "{}", refused],
  ["another port", { origin: `${ORIGIN}:8443` }, "{}", refused],
  ["http where the proxy is https", { origin: ORIGIN.replace("https", "http") }, "{}", refused],
  ["no kit header", { "x-partner-kit": null }, "{}", refused],
  ["another kit header", { "x-partner-kit": "2" }, "{}", refused],
  ["a repeated kit header", { "x-partner-kit": "1, 1" }, "{}", refused],
  ["plain text", { "content-type": "text/plain" }, "{}", badType],
  ["a form", { "content-type": "application/x-www-form-urlencoded" }, "a=b", badType],
  ["a multipart form", { "content-type": "multipart/form-data; boundary=x" }, "--x--", badType],
  ["something like JSON", { "content-type": "application/json-patch+json" }, "[]", badType],
  ["another charset", { "content-type": "application/json; charset=utf-16" }, "{}", badType],
  ["two types", { "content-type": `${json}, text/plain` }, "{}", badType],
  ["no type", { "content-type": null }, "{}", badType],
  ["a form without a body", { "content-type": "text/plain" }, null, badType],
  ["neither type nor body", {}, null, through],
] as const)("behaviour: a change with %s", async (_, headers, body, outcome) => {
  const { call, sent } = createTestProxy();
  const init = body === null ? { method: "POST", headers } : { method: "POST", headers, body };
  expect(await readOutcome(await call(VERIFY, init))).toEqual(outcome);
  expect(sent).toEqual([]);
});

test("behaviour: behind a server that terminates TLS, the page is https and the proxy http", async () => {
  const { proxy } = createTestProxy();
  const headers = { origin: "https://admin.example", "x-partner-kit": "1" };
  const response = await proxy.fetch(
    new Request(`http://admin.example/partner-kit${VERIFY}`, { method: "POST", headers }),
  );
  expect(await readOutcome(response)).toEqual(through);
});

test.each<[proxyHeaders: string, headers: Record<string, string>, outcome: readonly [number, string]]>([
  ["nothing", {}, through],
  ["x-forwarded-proto: http", { "x-forwarded-proto": "http" }, through],
  ["x-forwarded-proto: https", { "x-forwarded-proto": "https" }, refused],
  ["x-forwarded-proto of several servers", { "x-forwarded-proto": "HTTPS, http" }, refused],
  ["forwarded: proto=https", { forwarded: 'for="[::1]";proto=https;by=1.2.3.4' }, refused],
  ["forwarded: proto=http", { forwarded: "proto=http, proto=https" }, through],
  ["a browser that calls the page another site", { "sec-fetch-site": "cross-site" }, refused],
  ["a browser that calls the page the same origin", { "sec-fetch-site": "same-origin" }, through],
])("behaviour: an http page, with %s in front of an http proxy", async (_, proxyHeaders, outcome) => {
  const { proxy } = createTestProxy();
  const headers = { origin: "http://admin.example", "x-partner-kit": "1", ...proxyHeaders };
  const url = `http://admin.example/partner-kit${VERIFY}`;
  expect(await readOutcome(await proxy.fetch(new Request(url, { method: "POST", headers })))).toEqual(outcome);
  const secure = { ...headers, origin: "https://admin.example" };
  if (proxyHeaders["sec-fetch-site"] === undefined)
    expect(await readOutcome(await proxy.fetch(new Request(url, { method: "POST", headers: secure })))).toEqual(
      through,
    );
});

test.each<[host: string, unsafe: UnsafeSetting[], outcome: readonly [number, string]]>([
  ["admin.example", [], refused],
  ["admin.example", ["http-origin"], through],
  ["localhost:4173", [], through],
])("behaviour: in production an http page of %s, with %j accepted", async (host, unsafe, outcome) => {
  const { proxy } = createTestProxy({
    environment: "production",
    unsafe: ["memory-store", "unkeyed-audit", ...unsafe],
  });
  const headers = { origin: `http://${host}`, "x-partner-kit": "1" };
  const response = await proxy.fetch(new Request(`http://${host}/partner-kit${VERIFY}`, { method: "POST", headers }));
  expect(await readOutcome(response)).toEqual(outcome);
});

test("behaviour: the browser's host may be in the Host header only", async () => {
  const { call } = createTestProxy();
  const headers = { host: "shop.example", origin: "https://shop.example" };
  expect(await readOutcome(await call(VERIFY, { method: "POST", headers }))).toEqual(through);
});

test.each([
  ["same-origin", {}, 200],
  ["none", {}, 200],
  ["same-site", {}, 403],
  ["cross-site", {}, 403],
  ["cross-site", { origin: OTHER }, 403],
])("behaviour: a read from %s with %j", async (site, headers, status) => {
  const { call, sent } = createTestProxy();
  const response = await call(BALANCES, { headers: { "sec-fetch-site": site, ...headers } });
  expect(response.status).toBe(status);
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
  expect(sent).toHaveLength(status === 200 ? 1 : 0);
});

test("behaviour: a read from another origin gets no CORS headers", async () => {
  const { call } = createTestProxy();
  const { headers } = await call(BALANCES, { headers: { origin: OTHER } });
  expect(Array.from(headers.keys()).filter((name) => name.startsWith("access-control-"))).toEqual([]);
});

test("parameters: allowedOrigins", async () => {
  const { call } = createTestProxy({ allowedOrigins: [OTHER] });
  const allowed = await call(BALANCES, { headers: { origin: OTHER, "sec-fetch-site": "cross-site" } });
  expect(allowed.status).toBe(200);
  expect(Object.fromEntries(allowed.headers)).toMatchObject({
    "access-control-allow-origin": OTHER,
    "access-control-allow-credentials": "true",
    vary: "Origin",
  });
  const write = await call(VERIFY, { method: "POST", headers: { origin: OTHER }, body: "{}" });
  expect(write.headers.get("access-control-allow-origin")).toBe(OTHER);
  expect(await readOutcome(write)).toEqual(through);
});

test("parameters: allowedOrigins replaces the same origin", async () => {
  const { call } = createTestProxy({ allowedOrigins: [OTHER] });
  expect(await readOutcome(await call(VERIFY, { method: "POST", body: "{}" }))).toEqual(refused);
  const stranger = await call(BALANCES, { headers: { origin: "https://evil.example" } });
  expect(stranger.headers.get("access-control-allow-origin")).toBeNull();
  expect(stranger.headers.get("vary")).toBe("Origin");
});

test("behaviour: a refused change names the cause and the fix", async () => {
  const headers = { origin: OTHER };
  const own = createTestProxy();
  const listed = createTestProxy({ allowedOrigins: ["https://admin.example"] });
  const refusal = async ({ call }: TestProxy, headers: Readonly<Record<string, string | null>>) =>
    (await (await call(VERIFY, { method: "POST", body: "{}", headers })).json()).error.message;
  expect(await refusal(own, headers)).toBe(
    "The request's Origin does not match its Host. Make the server in front of the proxy forward the Host header, or add the page's origin to allowedOrigins.",
  );
  expect(await refusal(listed, headers)).toBe(
    "The request's Origin is not in allowedOrigins. Add it there exactly as the browser sends it.",
  );
  for (const proxy of [own, listed])
    expect(await refusal(proxy, { origin: null })).toBe(
      "The request has no Origin header. Browsers send it with every change. Other clients must set it to the origin of your page.",
    );
  expect(await refusal(own, { origin: "http://admin.example" })).toBe(
    "The request's Origin uses http. Production and https connections need an https origin. Open the page over https, or add http-origin to the proxy's unsafe setting.",
  );
  expect(await refusal(own, { "x-partner-kit": null })).toBe(
    "The header x-partner-kit is missing. Send x-partner-kit: 1 with every change.",
  );
});

test("behaviour: an allowed origin can read a refusal", async () => {
  const { call } = createTestProxy({ allowedOrigins: [OTHER], authorize: () => null });
  const response = await call(BALANCES, { headers: { origin: OTHER } });
  expect(response.status).toBe(401);
  expect(response.headers.get("access-control-allow-origin")).toBe(OTHER);
});

test("behaviour: a preflight from an allowed origin gets CORS headers", async () => {
  const { proxy } = createTestProxy({ allowedOrigins: [OTHER], authorize: () => null });
  const preflight = (path: string, origin: string) =>
    proxy.fetch(
      new Request(`${ORIGIN}/partner-kit${path}`, {
        method: "OPTIONS",
        headers: { origin, "access-control-request-method": "POST" },
      }),
    );
  const allowed = await preflight(VERIFY, OTHER);
  expect(allowed.status).toBe(204);
  expect(Object.fromEntries(allowed.headers)).toMatchObject({
    "access-control-allow-origin": OTHER,
    "access-control-allow-credentials": "true",
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": "authorization, content-type, last-event-id, x-partner-kit",
  });
  expect((await preflight(VERIFY, "https://evil.example")).status).toBe(405);
  expect((await preflight("/partner/nothing", OTHER)).status).toBe(404);
});

test("behaviour: without allowedOrigins a preflight is refused", async () => {
  const { proxy } = createTestProxy();
  const headers = { origin: ORIGIN, "access-control-request-method": "POST" };
  const response = await proxy.fetch(new Request(`${ORIGIN}/partner-kit${VERIFY}`, { method: "OPTIONS", headers }));
  expect(response.status).toBe(405);
});
