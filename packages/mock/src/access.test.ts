import { allOperations, isScope, type Operation, type Scope, scopes } from "@partner-kit/contract";
import { describe, expect, test } from "vitest";
import { createTestService, readEnvelope } from "./test/createTestService.ts";

const keyed = allOperations.filter(({ auth }) => auth !== "public");
const id = "7d1f0c52-5a0e-4c57-9a44-0f6f3f1f2a10";

function request({ method, path }: Operation, headers: Record<string, string>): Request {
  return new Request(`http://service.test/v1${path.replace(/\{\w+\}/g, id)}`, { method, headers });
}

describe.each(keyed.map((operation) => [operation.name, operation] as const))("%s", (_, operation: Operation) => {
  const asked = operation.scope === "unknown" ? operation.grant : operation.scope;
  const needed = asked !== null && isScope(asked) ? asked : null;
  const others = Object.keys(scopes).filter((scope) => scope !== needed) as Scope[];
  const isWebhook = operation.resource.startsWith("webhook");

  test("behaviour: rejects a missing key and an unknown key", async () => {
    const { service } = createTestService();
    for (const headers of [{}, { "x-api-key": "" }, { "x-api-key": "unknown" }]) {
      const response = await readEnvelope(await service.fetch(request(operation, headers)));
      expect(response).toMatchObject({ status: 401, error: { code: "UNAUTHORIZED" } });
    }
  });

  test("behaviour: rejects a key with every scope except the needed one", async () => {
    const { service } = createTestService({ apiKeys: [{ key: "others", scopes: others }] });
    const response = await readEnvelope(await service.fetch(request(operation, { "x-api-key": "others" })));
    expect(response).toMatchObject({
      status: 403,
      error: isWebhook
        ? { code: "MISSING_SCOPE", message: "missing_scope" }
        : { code: "FORBIDDEN", message: "request is not allowed" },
    });
  });

  test("behaviour: accepts a key with only the needed scope if the account has the permission", async () => {
    const apiKeys = [{ key: "one", scopes: needed === null ? [] : [needed] }];
    const { service } = createTestService({ apiKeys });
    const response = await readEnvelope(await service.fetch(request(operation, { "x-api-key": "one" })));
    expect(response.status).not.toBe(403);
    const limited = createTestService({ apiKeys, scenario: "limited-scopes" });
    const isLook = needed !== null && ["trades:view", "wallets:view", "settlements:view"].includes(needed);
    const less = await readEnvelope(await limited.service.fetch(request(operation, { "x-api-key": "one" })));
    expect(less.status === 403).toBe(!isLook);
  });
});

test("parameters: apiKeys, default", async () => {
  const { service } = createTestService({ apiKeys: [{ key: "mine" }] });
  const path = "http://service.test/v1/partner";
  const headers = { "x-api-key": "mine" };
  expect((await service.fetch(`${path}/wallets/balances/overview`, { headers })).status).toBe(200);
  expect((await service.fetch(`${path}/webhooks`, { headers })).status).toBe(403);
});

test("parameters: apiKeys, allowlist", async () => {
  const { service } = createTestService({ apiKeys: [{ key: "listed", allowlist: ["203.0.113.0/24", "2001:db8::1"] }] });
  const from = async (remoteAddress: string | undefined) => {
    const headers = { "x-api-key": "listed" };
    const url = "http://service.test/v1/partner/wallets/transactions";
    return readEnvelope(await service.fetch(url, { headers }, { remoteAddress }));
  };
  for (const address of ["203.0.113.9", "::ffff:203.0.113.9", "2001:db8::1"]) {
    expect((await from(address)).status).toBe(200);
  }
  for (const address of ["203.0.112.9", "2001:db8::2", undefined]) {
    expect(await from(address)).toMatchObject({ status: 403, error: { code: "FORBIDDEN" } });
  }
  const apiKeys = [{ key: "listed", allowlist: ["somewhere"] }];
  expect(() => createTestService({ apiKeys })).toThrow("neither an address nor a CIDR range");
});

test("behaviour: rejects keys of the other environment", async () => {
  const [staging, production] = [createTestService(), createTestService({ scenario: "production" })];
  const url = "http://service.test/v1/partner/wallets/transactions";
  for (const [one, other] of [
    [staging, production],
    [production, staging],
  ] as const) {
    const headers = { "x-api-key": one.service.keys.default };
    expect((await one.service.fetch(url, { headers })).status).toBe(200);
    expect((await other.service.fetch(url, { headers })).status).toBe(401);
  }
});
