import { allOperations, type Operation, writeRequest } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { createTestProxy, ORIGIN } from "../test/createTestProxy.ts";
import { readOutcome } from "../test/readOutcome.ts";
import type { Authorize } from "./access/createAuthenticator.ts";
import type { CreateProxyParameters } from "./settings/settings.ts";

const BALANCES = "/partner/wallets/balances/overview";
const VERIFY = "/partner/wallets/fiat/verify-account";

test("default", async () => {
  const { call, sent, service } = createTestProxy();
  const response = await call("/partner/exchange/ticker/24h?pair_id=BTC-USD");
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: "success", data: { tickers: [{ pair_id: "BTC-USD" }] } });
  expect(sent.map(({ url }) => url)).toEqual([
    "https://service.example/v1/partner/exchange/ticker/24h?pair_id=BTC-USD",
  ]);
  expect(sent[0]?.headers.get("x-api-key")).toBe(service.keys.default);
});

test("behaviour: every response has the security headers", async () => {
  const { call } = createTestProxy();
  for (const path of [BALANCES, "/kit/session", "/kit/nothing", "/kit/health"]) {
    expect(Object.fromEntries((await call(path)).headers)).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "content-type": "application/json",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
  }
});

// Hosts also write `authorize` in plain JavaScript.
const authorizers: readonly [
  name: string,
  authorize: (request: Request) => unknown,
  outcome: [number, string | undefined],
][] = [
  ["null", () => null, [401, "SESSION_REQUIRED"]],
  ["a promise of null", async () => null, [401, "SESSION_REQUIRED"]],
  ["nothing", () => undefined, [401, "SESSION_REQUIRED"]],
  ["an error", () => Promise.reject(new Error("database password is hunter2")), [500, "INTERNAL"]],
  ["true", () => true, [500, "INTERNAL"]],
  ["no subject", () => ({ scopes: "all" }), [500, "INTERNAL"]],
  ["an empty subject", () => ({ subject: "", scopes: "all" }), [500, "INTERNAL"]],
  ["no scopes", () => ({ subject: "ada" }), [500, "INTERNAL"]],
  ["a scope that does not exist", () => ({ subject: "ada", scopes: ["wallets:view", "wallets:*"] }), [500, "INTERNAL"]],
  ["no scope at all", () => ({ subject: "ada", scopes: [] }), [403, "GRANT_MISSING"]],
  ["another scope", () => ({ subject: "ada", scopes: ["trades:view"] }), [403, "GRANT_MISSING"]],
  ["the scope", () => ({ subject: "ada", scopes: ["wallets:view"] }), [200, undefined]],
  ["all", () => ({ subject: "ada", scopes: "all" }), [200, undefined]],
];

test.each(authorizers)("behaviour: authorize returns %s", async (_, authorize, outcome) => {
  const { call, sent, logger } = createTestProxy({ authorize: authorize as Authorize });
  const response = await call(BALANCES);
  const text = await response.clone().text();
  expect(await readOutcome(response)).toEqual(outcome);
  expect(sent).toHaveLength(outcome[0] === 200 ? 1 : 0);
  expect(text + logger.text()).not.toContain("hunter2");
  expect(logger.entries.filter(({ level }) => level === "error")).toHaveLength(outcome[0] === 500 ? 1 : 0);
});

test("behaviour: every operation needs its scope, and public ones need a session", async () => {
  for (const operation of allOperations) {
    const scopes = operation.grant === null ? [] : ([operation.grant] as const);
    const path = writePath(operation);
    const init = operation.method === "GET" ? {} : { method: operation.method };
    const nobody = createTestProxy({ authorize: () => null });
    expect(await readOutcome(await nobody.call(path, init))).toEqual([401, "SESSION_REQUIRED"]);
    expect(nobody.sent).toEqual([]);
    if (operation.auth === "signed") continue;
    const ungranted = createTestProxy({ authorize: () => ({ subject: "ada", scopes: [] }) });
    const [, code] = await readOutcome(await ungranted.call(path, init));
    expect([operation.name, code === "GRANT_MISSING"]).toEqual([operation.name, operation.grant !== null]);
    const granted = createTestProxy({ authorize: () => ({ subject: "ada", scopes }) });
    const [, grantedCode] = await readOutcome(await granted.call(path, init));
    expect([undefined, "VALIDATION_FAILED", "NOT_IMPLEMENTED", "NOT_FOUND", "MISSING_SCOPE"]).toContain(grantedCode);
  }
});

test("behaviour: a public operation goes to the service without the key", async () => {
  const { call, sent } = createTestProxy();
  expect((await call("/partner/wallets/chains")).status).toBe(200);
  expect(sent[0]?.headers.has("x-api-key")).toBe(false);
});

test("behaviour: the session is checked before the origin, and both before the input", async () => {
  const crossSite = { method: "POST", headers: { origin: "https://evil.example" }, body: "{" };
  const nobody = createTestProxy({ authorize: () => null });
  expect(await readOutcome(await nobody.call(VERIFY, crossSite))).toEqual([401, "SESSION_REQUIRED"]);
  const ungranted = createTestProxy({ authorize: () => ({ subject: "ada", scopes: [] }) });
  expect(await readOutcome(await ungranted.call(VERIFY, crossSite))).toEqual([403, "REQUEST_REFUSED"]);
  expect(await readOutcome(await ungranted.call(VERIFY, { method: "POST", body: "{" }))).toEqual([
    403,
    "GRANT_MISSING",
  ]);
});

test.each<[name: string, parameters: Partial<CreateProxyParameters>, method: string, path: string, reason: string]>([
  ["simulation in production", { environment: "production" }, "POST", "/simulate/fiat/deposits", "production"],
  ["an operation that is not in `allow`", { allow: ["getTicker"] }, "GET", BALANCES, "switched_off"],
  ["a signed operation", {}, "POST", "/partner/wallets/withdrawals", "no_signing_key"],
])("behaviour: %s is turned off", async (_, parameters, method, path, reason) => {
  const { call, sent } = createTestProxy(parameters);
  const response = await call(path, { method });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({
    error: { code: "OPERATION_OFF", message: expect.stringContaining(reason) },
  });
  expect(sent).toEqual([]);
});

test("parameters: keyScopes", async () => {
  const { call, sent } = createTestProxy({ keyScopes: ["trades:view"] });
  const response = await call(BALANCES);
  expect(await response.json()).toMatchObject({
    error: { code: "GRANT_MISSING", message: expect.stringContaining("key_lacks_scope") },
  });
  expect(sent).toEqual([]);
});

test.each([
  "",
  "/",
  "/partner",
  "/partner/exchange/ticker/24h/",
  "/partner/exchange/ticker//24h",
  "/Partner/exchange/ticker/24h",
  "/partner/exchange/ticker%2F24h",
  "/partner/exchange/ticker%252F24h",
  "/partner/exchange/t%69cker/24h",
  "/partner/webhooks/%2e%2e%2fmarkets",
  "/partner/webhooks/a%20b",
  "/partner/webhooks/a;b",
  "/kit/",
  "/kit/session/",
  "/kit/__proto__",
  "/_mock/state",
  "/v1/partner/exchange/ticker/24h",
])("behaviour: %j is not an operation", async (path) => {
  const { call, sent } = createTestProxy();
  expect(await readOutcome(await call(path))).toEqual([404, "NO_SUCH_OPERATION"]);
  expect(sent).toEqual([]);
});

test("behaviour: only the exact mount is removed from a path", async () => {
  const { proxy } = createTestProxy({ mount: "/a/b" });
  const statusOf = async (path: string) => (await proxy.fetch(new Request(ORIGIN + path))).status;
  expect(await statusOf(`/a/b${BALANCES}`)).toBe(200);
  for (const path of [
    BALANCES,
    `/a${BALANCES}`,
    `/a/bb${BALANCES}`,
    `/a/b/a/b${BALANCES}`,
    `/A/b${BALANCES}`,
    `//a/b${BALANCES}`,
  ]) {
    expect(await statusOf(path)).toBe(404);
  }
});

test.each([
  [
    "/partner-kit/partner/exchange/markets",
    "This path is not under the proxy's mount /a/b. Add the mount to the URL, or change `mount`.",
  ],
  ["/a/b/partner/nothing", "The proxy has no operation with this path. Check the path after the mount."],
])("behaviour: the whole error for GET %s", async (path, message) => {
  const { proxy } = createTestProxy({ mount: "/a/b" });
  expect((await (await proxy.fetch(new Request(ORIGIN + path))).json()).error.message).toBe(message);
});

test("behaviour: a method that the path does not support gets 405", async () => {
  const { call, sent } = createTestProxy();
  const response = await call("/partner/webhooks", { method: "DELETE" });
  expect(response.headers.get("allow")).toBe("POST, GET");
  expect(await readOutcome(response)).toEqual([405, "METHOD_NOT_ALLOWED"]);
  expect((await call("/kit/session", { method: "POST" })).headers.get("allow")).toBe("GET");
  expect((await call(BALANCES, { method: "HEAD" })).status).toBe(405);
  expect(sent).toEqual([]);
});

test("behaviour: an internal error is logged, and the response does not contain it", async () => {
  const { call, logger } = createTestProxy({
    schedule(_, __, isBackground) {
      if (!isBackground) throw new Error("inside");
      return () => undefined;
    },
  });
  expect(await readOutcome(await call(BALANCES))).toEqual([500, "INTERNAL"]);
  expect(logger.text()).toContain("createProxy.test.ts");
  expect(logger.text()).not.toContain("inside");
});

function writePath(operation: Operation): string {
  const id = "00000000-0000-4000-8000-000000000000";
  const params = Object.fromEntries(Array.from(operation.path.matchAll(/\{(\w+)\}/g), ([, name = ""]) => [name, id]));
  return writeRequest(operation, params).path;
}
