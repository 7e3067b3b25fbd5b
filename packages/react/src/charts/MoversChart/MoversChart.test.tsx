import type { Ticker } from "@partner-kit/contract";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { giveRoom } from "../../../test/giveRoom.ts";
import { renderWithKit } from "../../../test/renderWithKit.tsx";
import { listMovers, MoversChart } from "./MoversChart.tsx";

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

test("default: lists the largest rises, then falls, without unchanged markets", () => {
  const changes = ["1.5", "-2", "0.00", "10", "-0.1", "3", "-30"];
  const tickers = changes.map((change) => makeTicker(change, change));
  expect(listMovers(tickers, 2).map(({ pair_id }) => pair_id)).toEqual(["10", "3", "-2", "-30"]);
  expect(listMovers(tickers, 9).map(({ pair_id }) => pair_id)).toEqual(["10", "3", "1.5", "-0.1", "-2", "-30"]);
});

test("behaviour: screen readers get every bar with its value", async () => {
  giveRoom(600);
  const { backend } = await renderWithKit(<MoversChart />);
  const lines = screen.getAllByRole("listitem").map((line) => line.textContent ?? "");
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(10);
  for (const line of lines) expect(line).toMatch(/^[A-Z0-9]+\/[A-Z]+: [▲▼] [+-][\d.,]+%$/);
  expect(backend.requests).toContain("GET /partner-kit/partner/exchange/ticker/24h");
});
