import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Backend } from "../../test/createBackend.ts";
import { pass, type RenderWithKitParameters, renderWithKit, settle } from "../../test/renderWithKit.tsx";
import type { PriceSeries } from "./mergePriceTail.ts";
import { priceRanges } from "./priceRanges.ts";
import { type UsePriceSeriesParameters, type UsePriceSeriesReturnType, usePriceSeries } from "./usePriceSeries.ts";

let prices: UsePriceSeriesReturnType;

function Prices(parameters: UsePriceSeriesParameters) {
  prices = usePriceSeries(parameters);
  return (
    <>
      {(["1h", "24h"] as const).map((range) => (
        <button key={range} {...prices.getRangeProps(range)}>
          {range}
        </button>
      ))}
    </>
  );
}

const MINUTE = 60_000;

async function render(parameters: Partial<UsePriceSeriesParameters> = {}, kit: RenderWithKitParameters = {}) {
  const result = await renderWithKit(<Prices pairId="BTC-USD" defaultRange="1h" {...parameters} />, kit);
  await settle(1000);
  return result;
}

function series(): PriceSeries {
  if (prices.state.status !== "ready") expect.fail(prices.state.status);
  return prices.state.series;
}

/** Advances the time of service and page. */
async function go(backend: Backend, milliseconds: number): Promise<void> {
  await pass(backend, milliseconds);
  // One second for the page's clock, one for the read that it triggers.
  await settle(2000);
}

const reads = (requests: readonly string[]) => requests.filter((request) => request.endsWith("/ticker-history")).length;

test("default", async () => {
  const { backend } = await render();
  await go(backend, 3 * MINUTE);
  const { time, last, best_bid, best_ask, step_seconds, sampled_since } = series();
  expect([last.length, best_bid.length, best_ask.length]).toEqual([time.length, time.length, time.length]);
  expect(time.slice(1).every((at, index) => at - (time[index] ?? 0) === step_seconds)).toBe(true);
  expect(last.findLast((price) => price !== null)).toMatch(/^\d+\.\d+$/);
  expect(sampled_since).not.toBeNull();
  expect(prices.state).toMatchObject({ freshness: { kind: "live" } });
  await backend.close();
});

test("behaviour: adds no steps before the first sample or in the future", async () => {
  const { backend } = await render();
  await go(backend, 3 * MINUTE);
  const { time, last } = series();
  expect(last[0]).toBeNull();
  expect(last.filter((price) => price !== null).length).toBeLessThan(10);
  expect((time.at(-1) ?? 0) * 1000).toBeLessThanOrEqual(backend.clock.now());
  await backend.close();
});

test("behaviour: appends a live price at once without a read", async () => {
  const { backend } = await render();
  await go(backend, MINUTE);
  const before = series().last.at(-1);
  const count = reads(backend.requests);
  await go(backend, 20_000);
  expect(series().last.at(-1)).not.toBe(before);
  expect(reads(backend.requests)).toBe(count);
  await backend.close();
});

test("behaviour: a period without prices stays a gap", async () => {
  const { backend } = await render();
  await go(backend, 2 * MINUTE);
  backend.service.faults.add({ operation: "getTicker", offline: true });
  await go(backend, 10 * MINUTE);
  backend.service.faults.clear();
  await go(backend, 3 * MINUTE);
  const { last } = series();
  const known = last.flatMap((price, index) => (price === null ? [] : [index]));
  const widest = Math.max(...known.slice(1).map((at, index) => at - (known[index] ?? 0)));
  expect(widest * series().step_seconds).toBeGreaterThan(5 * 60);
  await backend.close();
});

test("behaviour: reads another range and notifies the host", async () => {
  const onRangeChange = vi.fn();
  const { backend } = await render({ onRangeChange });
  await go(backend, MINUTE);
  const { length } = series().time;
  fireEvent.click(screen.getByRole("button", { name: "24h" }));
  await settle(1000);
  expect(onRangeChange).toHaveBeenCalledExactlyOnceWith("24h");
  expect(screen.getByRole("button", { name: "24h" }).getAttribute("aria-pressed")).toBe("true");
  expect(series().time.length * series().step_seconds).toBeGreaterThan(length * 60);
  expect((series().time.at(-1) ?? 0) - (series().time[0] ?? 0)).toBeLessThanOrEqual(priceRanges["24h"] + 600);
  await backend.close();
});

test("parameters: range", async () => {
  const onRangeChange = vi.fn();
  const { backend } = await render({ range: "6h", onRangeChange });
  act(() => prices.setRange("7d"));
  expect(onRangeChange).toHaveBeenCalledExactlyOnceWith("7d");
  expect(prices.range).toBe("6h");
  await backend.close();
});

test("behaviour: without samples there are no points", async () => {
  const { backend } = await render({ pairId: "NO-SUCH" });
  expect(prices.state).toMatchObject({ status: "empty", series: { sampled_since: null } });
  await backend.close();
});

test("behaviour: a missing scope shows the reason and is not retried", async () => {
  const { backend } = await render({}, { backend: { scopes: ["wallets:view"] } });
  expect(prices.state).toMatchObject({ status: "error", error: { name: "PermissionError" } });
  await go(backend, 10 * MINUTE);
  expect(reads(backend.requests)).toBe(1);
  await backend.close();
});

test("parameters: series", async () => {
  const last = ["1.00", null, "2.00"];
  const given = { time: [60, 120, 180], last, best_bid: last, best_ask: last, step_seconds: 60, sampled_since: null };
  const { backend } = await render({ series: given });
  await go(backend, 20_000);
  expect(series()).toBe(given);
  expect(prices.state).toMatchObject({ freshness: undefined });
  expect(backend.requests.filter((request) => /ticker/.test(request))).toEqual([]);
  await backend.close();
});

test("behaviour: keeps samples and their age if the next read fails", async () => {
  const { backend } = await render();
  await go(backend, 3 * MINUTE);
  const { sampled_since } = series();
  const readAt = prices.state.status === "ready" ? prices.state.receivedAt : 0;
  expect(readAt).toBeGreaterThan(0);
  backend.setReachable(false);
  backend.dropStreams();
  await go(backend, 10 * MINUTE);
  await settle(30_000);
  expect(series().sampled_since).toBe(sampled_since);
  expect(prices.state).toMatchObject({ freshness: { kind: "stale" }, receivedAt: readAt });
  await backend.close();
});

test("behaviour: a range that cannot be read is an error and does not show the previous range", async () => {
  const { backend } = await render();
  await go(backend, 3 * MINUTE);
  backend.setReachable(false);
  fireEvent.click(screen.getByRole("button", { name: "24h" }));
  await settle(60_000);
  expect(prices.state.status).toBe("error");
  backend.setReachable(true);
  prices.refresh();
  await settle(2000);
  expect(series().time.length).toBeGreaterThan(0);
  await backend.close();
});
