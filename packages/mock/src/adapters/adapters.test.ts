import {
  type ApiError,
  allOperations,
  createWebhook,
  getBalances,
  listBanks,
  listTransactions,
} from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { setupServer } from "msw/node";
import { afterEach, describe, expect, test } from "vitest";
import { createVirtualClock } from "../clock.ts";
import { type CreateMockServiceParameters, createMockService } from "../createMockService.ts";
import type { MockService } from "../mockService.ts";
import { BODY_MAX_BYTES } from "../readBody.ts";
import { callEveryOperation } from "../test/callEveryOperation.ts";
import { signing } from "../test/createTestService.ts";
import { passTime } from "../test/passTime.ts";
import { mockHandlers } from "./msw.ts";
import { startMockServer } from "./node.ts";

/** Makes a service reachable for a client. */
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
    // Looked up after MSW replaced it.
    return { baseUrl: "http://service.test/v1", fetch: globalThis.fetch };
  },
};

describe.each(Object.entries(mounts))("%s", (_, mount) => {
  afterEach(async () => {
    await unmount?.();
    unmount = undefined;
  });

  async function create(parameters: CreateMockServiceParameters = {}) {
    const service = createMockService({ clock: createVirtualClock(), ...parameters });
    const { baseUrl, fetch } = await mount(service);
    const clientOf = (key: string) =>
      createClient({ baseUrl, fetch: signing(service, fetch), headers: { "x-api-key": key } });
    return { service, baseUrl, fetch, clientOf, client: clientOf(service.keys.withdrawals) };
  }

  async function command(url: string, body: unknown, { fetch }: { fetch: typeof globalThis.fetch }) {
    const headers = { "content-type": "application/json" };
    return fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  }

  test("default: the response of every operation matches the contract", async () => {
    const { client, service } = await create();
    const called = await callEveryOperation({ client, userId: service.userId, advance: service.clock.advance });
    expect(called).toEqual(new Set(allOperations.map(({ name }) => name)));
  });

  test("behaviour: an error has an envelope", async () => {
    const { clientOf, service } = await create();
    const input = {
      url: "https://example.com",
      description: "",
      enabled: true,
      event_types: ["deposit.success" as const],
    };
    await expect(clientOf(service.keys.default).call(createWebhook, input)).rejects.toMatchObject({
      name: "ApiError",
      status: 403,
      code: "MISSING_SCOPE",
    } satisfies Partial<ApiError>);
    await expect(clientOf("unknown").call(getBalances, {})).rejects.toMatchObject({
      status: 401,
      code: "UNAUTHORIZED",
    } satisfies Partial<ApiError>);
  });

  test("behaviour: an allowlist restricts a key to its addresses", async () => {
    const apiKeys = [
      { key: "here", allowlist: ["127.0.0.0/8"] },
      { key: "elsewhere", allowlist: ["203.0.113.0/24"] },
    ];
    const { clientOf } = await create({ apiKeys });
    expect((await clientOf("here").call(listTransactions, {})).transactions.length).toBeGreaterThan(0);
    await expect(clientOf("elsewhere").call(listTransactions, {})).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  test("behaviour: a fault can set Retry-After", async () => {
    const { client, service } = await create();
    service.faults.add({ status: 429, retry_after: 3 });
    await expect(client.call(listBanks, {})).rejects.toMatchObject({ code: "RATE_LIMITED", retryAfter: 3 });
  });

  test("behaviour: the fault `offline` breaks the connection", async () => {
    const { client, service } = await create();
    service.faults.add({ offline: true });
    await expect(client.call(listBanks, {})).rejects.toMatchObject({ name: "NetworkError", reason: "unreachable" });
  });

  test("behaviour: the fault `reset` breaks the connection in the middle of the response", async () => {
    const { baseUrl, fetch, client, service } = await create();
    service.faults.add({ reset: true });
    const response = await fetch(`${baseUrl}/partner/wallets/fiat/banks`);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow(Error);
    await expect(client.call(listBanks, {})).rejects.toMatchObject({ name: "NetworkError", reason: "unreachable" });
  });

  test("behaviour: the fault `malformed` returns invalid JSON", async () => {
    const { client, service } = await create();
    service.faults.add({ malformed: true });
    await expect(client.call(listBanks, {})).rejects.toMatchObject({ name: "ResponseError", status: 200 });
  });

  test("behaviour: a slow body arrives completely", async () => {
    const { client, service } = await create();
    service.faults.add({ slow_body_ms: 4000 });
    const start = service.clock.now();
    const { banks } = await passTime({ until: client.call(listBanks, {}), step: () => service.clock.advance(100) });
    expect(banks.length).toBeGreaterThan(20);
    expect(service.clock.now() - start).toBeGreaterThanOrEqual(4000);
  });

  test("behaviour: control paths are next to the base URL", async () => {
    const { service, baseUrl, fetch } = await create();
    const control = baseUrl.replace("/v1", "/_mock");
    expect((await command(`${control}/clock`, { advance_ms: 5000 }, { fetch })).status).toBe(200);
    expect(service.state().now).toBe("2026-01-05T09:00:05.000Z");
    const { data: state } = await (await fetch(`${control}/state?export`)).json();
    // A state can be larger than the maximum body of the service.
    const padding = "x".repeat(BODY_MAX_BYTES);
    expect((await command(`${control}/reset`, { state: { ...state, padding } }, { fetch })).status).toBe(200);
    expect(await (await fetch(`${control}/state?export`)).json()).toMatchObject({ data: { tables: state.tables } });
  });
});
