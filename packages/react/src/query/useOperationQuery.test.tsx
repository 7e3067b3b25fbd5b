import { getBalances, getTicker, listBanks } from "@partner-kit/contract";
import { QueryClient } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { operationQueryKey } from "./operationQueryKey.ts";
import { useOperationQuery } from "./useOperationQuery.ts";

function Banks() {
  const { status, error, data } = useOperationQuery(listBanks, {}, { query: { select: ({ banks }) => banks.length } });
  return (
    <output>
      {status} {data} {error?.name}
    </output>
  );
}

function Balances() {
  const { data, dataUpdatedAt } = useOperationQuery(getBalances, {}, { refreshInterval: 10_000 });
  return (
    <output>
      {data?.generated_at} {dataUpdatedAt}
    </output>
  );
}

const shown = () => screen.getByRole("status").textContent?.trim();

test("default", async () => {
  const { backend } = await renderWithKit(<Banks />, { live: false });
  expect(shown()).toMatch(/^success \d+$/);
  expect(backend.requests).toContain("GET /partner-kit/partner/wallets/fiat/banks");
});

test("behaviour: the key contains the resource, then kit, operation and input", () => {
  const key = operationQueryKey({ baseUrl: "/partner-kit", operation: getTicker, input: { pair_id: "BTC-USD" } });
  expect(key).toEqual(["ticker", { kit: "/partner-kit", operation: "getTicker", input: { pair_id: "BTC-USD" } }]);
});

test("behaviour: uses a host's QueryClient and leaves its defaults and queries unchanged", async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 7, staleTime: 1, throwOnError: true } } });
  const defaults = structuredClone(queryClient.getDefaultOptions());
  queryClient.setQueryData(["ticker", "of the host"], 1);
  await renderWithKit(<Banks />, { queryClient, prepare: ({ service }) => service.faults.add({ status: 404 }) });
  expect(shown()).toBe("error  ApiError");
  expect(queryClient.getDefaultOptions()).toEqual(defaults);
  expect(queryClient.getQueryState(["ticker", "of the host"])?.isInvalidated).toBe(false);
  expect(
    queryClient.getQueryState(operationQueryKey({ baseUrl: "/partner-kit", operation: listBanks, input: {} }))?.status,
  ).toBe("error");
});

test("behaviour: retries twice, then keeps retrying in the background until the read succeeds", async () => {
  vi.spyOn(Math, "random").mockReturnValue(1);
  const { backend } = await renderWithKit(<Banks />, {
    live: false,
    prepare: ({ service }) => service.faults.add({ operation: "listBanks", status: 503, times: 4 }),
  });
  const tries = () => backend.requests.filter((request) => request.endsWith("/banks")).length;
  await settle(3500);
  expect([shown(), tries()]).toEqual(["error  ApiError", 3]);
  await settle(4000);
  expect(tries()).toBe(4);
  await settle(1500);
  expect(shown()).toMatch(/^success/);
  expect(tries()).toBe(5);
});

test("behaviour: does not retry a rejected read", async () => {
  const { backend } = await renderWithKit(<Banks />, {
    live: false,
    prepare: ({ service }) => service.faults.add({ operation: "listBanks", status: 403 }),
  });
  await settle(300_000);
  expect(backend.requests.filter((request) => request.endsWith("/banks"))).toHaveLength(1);
  expect(shown()).toBe("error  ApiError");
});

test("parameters: refreshInterval", async () => {
  const { backend } = await renderWithKit(<Balances />);
  const before = shown();
  await backend.clock.advance(10_000);
  await settle(10_500);
  expect(shown()).not.toBe(before);
});
