import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { pass, renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { useLive } from "../live/useFreshness.ts";
import { useTicker } from "./markets.ts";

function Prices() {
  const { data, status } = useTicker();
  const { state } = useLive();
  return (
    <output>
      {state} {status} {data?.tickers.map(({ pair_id, last }) => `${pair_id}=${last}`).join(" ")}
    </output>
  );
}

function EverySecond() {
  const { status } = useTicker({ refreshInterval: 1_000 });
  return <output>{status}</output>;
}

test("default", async () => {
  const { backend } = await renderWithKit(<Prices />);
  await settle(1000);
  expect(screen.getByRole("status").textContent).toMatch(/^live success BTC-USD=\d+\.\d+ /);
  const before = screen.getByRole("status").textContent;
  await pass(backend, 5000);
  expect(screen.getByRole("status").textContent).not.toBe(before);
  expect(backend.requests.filter((request) => request.endsWith("/ticker/24h"))).toHaveLength(1);
  await backend.close();
});

test("parameters: refreshInterval", async () => {
  const { backend } = await renderWithKit(<EverySecond />, { live: false });
  const reads = () => backend.requests.filter((request) => request.endsWith("/ticker/24h")).length;
  const before = reads();
  await settle(3_000);
  expect(reads()).toBeGreaterThanOrEqual(before + 2);
});
