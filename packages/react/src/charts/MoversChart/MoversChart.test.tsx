import type { Ticker } from "@partner-kit/contract";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { listMovers } from "./listMovers.ts";
import { MoversChart } from "./MoversChart.tsx";

function makeTicker(pair_id: string, price_change_percent: string): Ticker {
  const price = "1.00";
  return {
    pair_id,
    price_change_percent,
    best_bid: price,
    best_ask: price,
    last: price,
    open: price,
    high: price,
    low: price,
    price_change: price,
    volume: price,
    volume_quote: price,
    timestamp: "2026-01-05T09:00:00Z",
  };
}

test("default: lists the largest rises and falls, without unchanged markets", () => {
  const tickers = ["1.5", "-2", "0.00", "10", "-0.1", "3", "-30"].map((change) => makeTicker(change, change));
  const idsOf = (count: number) => {
    const { gainers, losers } = listMovers(tickers, count);
    return [gainers, losers].map((list) => list.map(({ pair_id }) => pair_id));
  };
  expect(idsOf(2)).toEqual([
    ["10", "3"],
    ["-30", "-2"],
  ]);
  expect(idsOf(9)).toEqual([
    ["10", "3", "1.5"],
    ["-30", "-2", "-0.1"],
  ]);
});

test("behaviour: each row has its pair, price, change and samples", async () => {
  const { backend } = await renderWithKit(<MoversChart />, { backend: { priceHours: 12 } });
  await settle(500);
  for (const [name, sign] of [
    ["Gainers", "\\+"],
    ["Losers", "-"],
  ] as const) {
    const rows = within(screen.getByRole("list", { name })).getAllByRole("listitem");
    expect(rows.length).toBeLessThanOrEqual(5);
    for (const row of rows) {
      expect(row.textContent).toMatch(new RegExp(`^[A-Z0-9]+/[A-Z]+ +[\\d.,]+ ${sign}[\\d.,]+%$`));
      expect(within(row).getByRole("img").getAttribute("aria-label")).toMatch(/^From [\d,.]+ at/);
    }
  }
  expect(backend.requests.filter((request) => request.includes("/kit/price-trends"))).toHaveLength(1);
});

test("parameters: onSelect receives the pair of a row", async () => {
  const onSelect = vi.fn<(pairId: string) => void>();
  await renderWithKit(<MoversChart onSelect={onSelect} />);
  const [row] = screen.getAllByRole("listitem");
  const button = within(row ?? document.body).getByRole("button");
  fireEvent.click(button);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(button.textContent?.replace("/", "-"));
});
