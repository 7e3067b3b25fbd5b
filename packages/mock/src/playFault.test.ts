import { listBanks, simulateFiatDeposit } from "@partner-kit/contract";
import { describe, expect, test } from "vitest";
import { createTestService } from "./test/createTestService.ts";
import { passTime } from "./test/passTime.ts";

const banks = "http://service.test/v1/partner/wallets/fiat/banks";

describe("body", () => {
  test("parameters: reset breaks the connection in the middle of the response, after carrying out the request", async () => {
    const { service, client, balance } = createTestService({ scenario: "empty" });
    service.faults.add({ reset: true, times: 1 });
    const input = { amount: "5", currency: "NGN", user_id: service.userId, idempotency_key: "k" };
    await expect(client.call(simulateFiatDeposit, input)).rejects.toMatchObject({ name: "NetworkError" });
    expect((await balance("NGN")).total).toBe(5_000_000n);
    // The recovery repeats the request with the same key.
    expect(await client.call(simulateFiatDeposit, input)).toMatchObject({ status: "success" });
    expect((await balance("NGN")).total).toBe(5_000_000n);
  });

  test("parameters: malformed returns invalid JSON with the usual status", async () => {
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

  test("behaviour: faults apply to error responses, too", async () => {
    const { service } = createTestService();
    service.faults.add({ status: 503, malformed: true });
    const response = await service.fetch(banks);
    expect(response.status).toBe(503);
    expect(await response.text()).toMatch(/^\{"status":"error"/);
  });

  test("behaviour: a cancelled body leaves no timers", async () => {
    const { service, advance } = createTestService();
    service.faults.add({ slow_body_ms: 8000, reset: true });
    const response = await service.fetch(banks);
    await response.body?.cancel();
    await advance(10_000);
    expect(response.bodyUsed).toBe(true);
  });
});

test("parameters: share applies to a part of the requests, chosen by the seed", async () => {
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

test("behaviour: the first matching fault applies", async () => {
  const { service } = createTestService();
  service.faults.add({ operation: "listChains", status: 404 });
  service.faults.add({ code: "CONFLICT", times: 1 });
  service.faults.add({ operation: "listBanks", status: 422 });
  const statuses = [(await service.fetch(banks)).status, (await service.fetch(banks)).status];
  expect(statuses).toEqual([409, 422]);
});
