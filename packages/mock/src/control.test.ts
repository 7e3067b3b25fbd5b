import { describe, expect, test } from "vitest";
import { createVirtualClock } from "./clock.ts";
import { createMockService } from "./createMockService.ts";
import type { MockService } from "./mockService.ts";

const banks = "http://service.test/v1/partner/wallets/fiat/banks";
const chains = "http://service.test/v1/partner/wallets/chains";

function create(): MockService {
  return createMockService({ clock: createVirtualClock() });
}

async function command(service: MockService, path: string, body?: unknown) {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body ?? {}) };
  const response = await service.fetch(`http://service.test/_mock${path}`, init);
  return { status: response.status, body: await response.json() };
}

test("default: state", async () => {
  const service = create();
  const response = await service.fetch("http://service.test/_mock/state");
  expect(await response.json()).toEqual({ status: "success", data: service.state() });
  expect(service.state()).toMatchObject({ now: "2026-01-05T09:00:00.000Z", scenario: "default", seed: 1, markets: 24 });
});

test("behaviour: the base URL has no control paths, and the control paths have no service", async () => {
  const service = create();
  expect((await service.fetch("http://service.test/v1/_mock/state")).status).toBe(404);
  expect((await service.fetch("http://service.test/_mock/v1/partner/wallets/chains")).status).toBe(404);
});

test("behaviour: advances the clock", async () => {
  const service = create();
  expect(await command(service, "/clock", { advance_ms: 1500 })).toMatchObject({
    status: 200,
    body: { data: { now: "2026-01-05T09:00:01.500Z" } },
  });
  expect(service.clock.now()).toBe(Date.UTC(2026, 0, 5, 9, 0, 1, 500));
});

test("behaviour: reset clears the faults, and preserves keys and time", async () => {
  const service = create();
  const { keys } = service;
  service.faults.add({ status: 503 });
  await service.clock.advance(1000);
  expect((await command(service, "/reset")).status).toBe(200);
  expect((await service.fetch(banks)).status).toBe(200);
  expect(service.keys).toBe(keys);
  expect(service.clock.now()).toBe(Date.UTC(2026, 0, 5, 9, 0, 1));
});

test("behaviour: reset can begin another scenario, with the same keys", async () => {
  const service = create();
  const { keys } = service;
  expect(await command(service, "/reset", { scenario: "first-day+limited-scopes" })).toMatchObject({
    body: { data: { scenario: "first-day+limited-scopes" } },
  });
  expect((await service.fetch(banks, { headers: { "x-api-key": keys.default } })).status).toBe(200);
  expect(service.readEvents()).toHaveLength(1);
  // A reset without a scenario stays in the current one.
  await command(service, "/reset");
  expect(service.state().scenario).toBe("first-day+limited-scopes");
  const { status, body } = await command(service, "/reset", { scenario: "first-week" });
  expect({ status, message: body.error.message }).toEqual({
    status: 400,
    message: expect.stringContaining('Unknown scenario "first-week".'),
  });
});

test.each([
  ["/clock", { advance_ms: -1 }],
  ["/clock", { advance_ms: "1" }],
  ["/clock", {}],
  ["/faults", { operation: "getNothing" }],
  ["/faults", { status: 200 }],
  ["/faults", { code: "NONSENSE" }],
  ["/faults", { clear: true, status: 500 }],
  ["/faults", { times: 0 }],
  ["/events", {}],
  ["/events", { type: "deposit.*" }],
  ["/events", { type: "deposit.success", data: [] }],
  ["/events", { type: "deposit.success", more: 1 }],
])("behaviour: %s rejects %j", async (path, body) => {
  expect((await command(create(), path, body)).status).toBe(400);
});

test("behaviour: unknown commands are not found", async () => {
  expect((await command(create(), "/nonsense")).status).toBe(404);
});

describe("faults", () => {
  test("behaviour: a fault applies to its operation, as often as `times`", async () => {
    const service = create();
    await command(service, "/faults", { operation: "listBanks", status: 503, times: 2 });
    const statuses: number[] = [];
    for (const url of [banks, chains, banks, banks]) statuses.push((await service.fetch(url)).status);
    expect(statuses).toEqual([503, 200, 503, 200]);
  });

  test("behaviour: a fault without operation applies to all until it is cleared", async () => {
    const service = create();
    await command(service, "/faults", { status: 429, retry_after: 7 });
    const response = await service.fetch(chains);
    expect(response.headers.get("retry-after")).toBe("7");
    expect(await response.json()).toMatchObject({ status: "error", error: { code: "RATE_LIMITED" } });
    await command(service, "/faults", { clear: true });
    expect((await service.fetch(chains)).status).toBe(200);
  });

  test("behaviour: a code implies its status", async () => {
    const service = create();
    service.faults.add({ code: "SECRET_ROTATION_IN_PROGRESS" });
    const response = await service.fetch(chains);
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { error: { code: "SECRET_ROTATION_IN_PROGRESS" } },
    ]);
  });

  test("behaviour: a status without a code has an error envelope", async () => {
    const service = create();
    service.faults.add({ status: 500 });
    const response = await service.fetch(chains);
    expect([response.status, await response.json()]).toMatchObject([500, { status: "error" }]);
  });

  test("behaviour: latency follows the emulated clock", async () => {
    const service = create();
    service.faults.add({ latency_ms: 400 });
    let hasResponse = false;
    const response = service.fetch(chains).then((value) => {
      hasResponse = true;
      return value;
    });
    await service.clock.advance(399);
    expect(hasResponse).toBe(false);
    await service.clock.advance(1);
    expect((await response).status).toBe(200);
  });

  test("behaviour: an aborted request rejects with the reason", async () => {
    const service = create();
    service.faults.add({ latency_ms: 400 });
    const abort = new AbortController();
    const response = service.fetch(chains, { signal: abort.signal });
    abort.abort(new Error("changed my mind"));
    await expect(response).rejects.toThrow("changed my mind");
  });

  test("behaviour: offline rejects as fetch does", async () => {
    const service = create();
    service.faults.add({ offline: true });
    await expect(service.fetch(chains)).rejects.toThrow(TypeError);
  });
});
