import { listBanks, simulateFiatDeposit } from "@partner-kit/contract";
import { describe, expect, test } from "vitest";
import { createTestService } from "./test/createTestService.ts";
import { passTime } from "./test/passTime.ts";

const banks = "http://service.test/v1/partner/wallets/fiat/banks";

describe("body", () => {
  test("parameters: reset breaks the connection halfway, after the request was carried out", async () => {
    const { service, client, balance } = createTestService({ scenario: "empty" });
    service.faults.add({ reset: true, times: 1 });
    const input = { amount: "5", currency: "NGN", user_id: service.userId, idempotency_key: "k" };
    await expect(client.call(simulateFiatDeposit, input)).rejects.toMatchObject({ name: "NetworkError" });
    expect((await balance("NGN")).total).toBe(5_000_000n);
    // The recovery: the same key again.
    expect(await client.call(simulateFiatDeposit, input)).toMatchObject({ status: "success" });
    expect((await balance("NGN")).total).toBe(5_000_000n);
  });

  test("parameters: malformed is no JSON, at the status there would be", async () => {
    const { service, client } = createTestService();
    service.faults.add({ malformed: true, times: 2 });
    const response = await service.fetch(banks);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe(String(new TextEncoder().encode(text).length));
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    await expect(client.call(listBanks, {})).rejects.toMatchObject({ name: "ResponseError", status: 200 });
  });

  test("parameters: slow_body_ms spreads the body over that time", async () => {
    const { service, advance } = createTestService();
    const whole = await (await service.fetch(banks)).text();
    service.faults.add({ slow_body_ms: 8000 });
    const response = await service.fetch(banks);
    const start = service.clock.now();
    const text = await passTime({ until: response.text(), step: () => advance(500) });
    expect(text).toBe(whole);
    expect(service.clock.now() - start).toBeGreaterThanOrEqual(8000);
  });

  test("behaviour: a refusal is struck as well", async () => {
    const { service } = createTestService();
    service.faults.add({ status: 503, malformed: true });
    const response = await service.fetch(banks);
    expect(response.status).toBe(503);
    expect(await response.text()).toMatch(/^\{"status":"error"/);
  });

  test("behaviour: a body that nobody reads any more leaves nothing behind", async () => {
    const { service, advance } = createTestService();
    service.faults.add({ slow_body_ms: 8000, reset: true });
    const response = await service.fetch(banks);
    await response.body?.cancel();
    await advance(10_000);
    expect(response.bodyUsed).toBe(true);
  });
});

test("parameters: share strikes a part, drawn from the seed", async () => {
  const strike = async (seed: number) => {
    const { service } = createTestService({ seed });
    service.faults.add({ share: 0.25, status: 503 });
    const statuses: number[] = [];
    for (let count = 0; count < 200; count++) statuses.push((await service.fetch(banks)).status);
    return statuses;
  };
  const statuses = await strike(1);
  const struck = statuses.filter((status) => status === 503).length;
  expect(struck).toBeGreaterThan(25);
  expect(struck).toBeLessThan(75);
  expect(await strike(1)).toEqual(statuses);
  expect(await strike(2)).not.toEqual(statuses);
});

test("behaviour: the first fault that fits strikes", async () => {
  const { service } = createTestService();
  service.faults.add({ operation: "listChains", status: 404 });
  service.faults.add({ code: "CONFLICT", times: 1 });
  service.faults.add({ operation: "listBanks", status: 422 });
  const statuses = [(await service.fetch(banks)).status, (await service.fetch(banks)).status];
  expect(statuses).toEqual([409, 422]);
});
