import { expect, test } from "vitest";
import { createTestService, readEnvelope } from "./test/createTestService.ts";

const listing = "http://service.test/v1/partner/wallets/transactions";
const chains = "http://service.test/v1/partner/wallets/chains";

test("parameters: rateLimit", async () => {
  const { service, advance } = createTestService({ rateLimit: { requests: 3, perSeconds: 6 } });
  const ask = async (key: string) => readEnvelope(await service.fetch(listing, { headers: { "x-api-key": key } }));
  for (let count = 0; count < 3; count++) expect((await ask(service.keys.default)).status).toBe(200);
  const rejected = await ask(service.keys.default);
  expect(rejected).toMatchObject({ status: 429, error: { code: "RATE_LIMITED" } });
  expect(rejected.headers.get("retry-after")).toBe("2");
  // Another key has its own limit.
  expect((await ask(service.keys.webhooks)).status).toBe(200);
  await advance(1000);
  expect((await ask(service.keys.default)).headers.get("retry-after")).toBe("1");
  await advance(1000);
  expect((await ask(service.keys.default)).status).toBe(200);
  expect((await ask(service.keys.default)).status).toBe(429);
});

test("behaviour: limits callers without a key by address, and a reset clears the limits", async () => {
  const { service } = createTestService({ rateLimit: { requests: 1, perSeconds: 1 } });
  const ask = async (remoteAddress: string) => (await service.fetch(chains, {}, { remoteAddress })).status;
  expect(await ask("203.0.113.1")).toBe(200);
  expect(await ask("203.0.113.1")).toBe(429);
  expect(await ask("203.0.113.2")).toBe(200);
  service.reset();
  expect(await ask("203.0.113.1")).toBe(200);
});

test("parameters: scenario rate-limited", async () => {
  const { service } = createTestService({ scenario: "rate-limited" });
  const statuses: number[] = [];
  for (let count = 0; count < 7; count++) statuses.push((await service.fetch(chains)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
});
