import {
  type ApiError,
  createWebhook,
  getBalances,
  getTicker,
  listBanks,
  listChains,
  listMarkets,
} from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { setupServer } from "msw/node";
import { afterEach, describe, expect, test } from "vitest";
import { createVirtualClock } from "../clock.ts";
import { createMockService } from "../createMockService.ts";
import type { MockService } from "../mockService.ts";
import { mockHandlers } from "./msw.ts";
import { startMockServer } from "./node.ts";

/** Puts a service where a client can reach it. */
type Mount = (service: MockService) => Promise<{ baseUrl: string; fetch: typeof fetch }>;

let unmount: (() => unknown) | undefined;

const mounts: Record<string, Mount> = {
  "in the process": async ({ fetch }) => ({ baseUrl: "http://service.test/v1", fetch }),
  "behind a port": async (service) => {
    const server = await startMockServer({ service, port: 0 });
    unmount = server.close;
    return { baseUrl: server.url, fetch: globalThis.fetch };
  },
  "behind MSW": async (service) => {
    const server = setupServer(...mockHandlers(service, { baseUrl: "http://service.test/v1" }));
    server.listen({ onUnhandledFrame: "error" });
    unmount = () => server.close();
    // Looked up after MSW took its place.
    return { baseUrl: "http://service.test/v1", fetch: globalThis.fetch };
  },
};

describe.each(Object.entries(mounts))("%s", (_, mount) => {
  afterEach(async () => {
    await unmount?.();
    unmount = undefined;
  });

  async function create() {
    const service = createMockService({ clock: createVirtualClock() });
    const { baseUrl, fetch } = await mount(service);
    const client = createClient({ baseUrl, fetch, headers: { "x-api-key": service.keys.default } });
    return { service, baseUrl, fetch, client };
  }

  test("default: every operation that is built answers what the contract says", async () => {
    const { client } = await create();
    expect((await client.call(getTicker, {})).tickers).toHaveLength(24);
    expect((await client.call(getTicker, { pair_id: "BTC-NGN" })).tickers).toHaveLength(1);
    expect((await client.call(listMarkets, {})).markets).toHaveLength(24);
    expect((await client.call(getBalances, {})).balances).toHaveLength(2);
    expect((await client.call(listBanks, {})).banks.length).toBeGreaterThan(20);
    expect((await client.call(listChains, {})).chains.length).toBeGreaterThan(5);
  });

  test("behaviour: a refusal comes in the envelope", async () => {
    const { client } = await create();
    const input = {
      url: "https://example.com",
      description: "",
      enabled: true,
      event_types: ["deposit.success" as const],
    };
    await expect(client.call(createWebhook, input)).rejects.toMatchObject({
      name: "ApiError",
      status: 403,
      code: "MISSING_SCOPE",
    } satisfies Partial<ApiError>);
  });

  test("behaviour: a fault says when to come back", async () => {
    const { client, service } = await create();
    service.faults.add({ status: 429, retry_after: 3 });
    await expect(client.call(listBanks, {})).rejects.toMatchObject({ code: "RATE_LIMITED", retryAfter: 3 });
  });

  test("behaviour: a broken connection is one", async () => {
    const { client, service } = await create();
    service.faults.add({ offline: true });
    await expect(client.call(listBanks, {})).rejects.toMatchObject({ name: "NetworkError", reason: "unreachable" });
  });

  test("behaviour: the emulator itself is reached beside the base address", async () => {
    const { service, baseUrl, fetch } = await create();
    const response = await fetch(baseUrl.replace("/v1", "/_mock/clock"), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"advance_ms":5000}',
    });
    expect(response.status).toBe(200);
    expect(service.state().now).toBe("2026-01-05T09:00:05.000Z");
  });
});
