// @vitest-environment node
import type { Market, Ticker } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { listMovers } from "./listMovers.ts";

/** The lists by the IDs of their pairs, from changes such as `["SOL-USD", "-3"]`. */
function list(changes: readonly (readonly [pairId: string, change: string])[], count = 9) {
  const markets = new Map(changes.map(([pairId]) => [pairId, makeMarket(pairId)]));
  const tickers = changes.map(([pairId, change]) => makeTicker(pairId, change));
  const { gainers, losers } = listMovers({ tickers, markets, count });
  return [gainers, losers].map((movers) => movers.map(({ pair_id }) => pair_id));
}

test("default: lists the largest rises and falls, without unchanged markets", () => {
  const changes = ["1.5", "-2", "0.00", "10", "-0.1", "3", "-30"].map(
    (change, index) => [`A${index}-USD`, change] as const,
  );
  expect(list(changes, 2)).toEqual([
    ["A3-USD", "A5-USD"],
    ["A6-USD", "A1-USD"],
  ]);
  expect(list(changes)).toEqual([
    ["A3-USD", "A5-USD", "A0-USD"],
    ["A6-USD", "A1-USD", "A4-USD"],
  ]);
});

// Regression: a stablecoin was a gainer with +0.03%.
test("behaviour: changes of less than 0.1% are listed only if there are fewer than three others", () => {
  const rows = [
    ["SOL-USD", "3.3"],
    ["TON-USD", "2.5"],
    ["USDT-USD", "0.03"],
    ["LTC-USD", "-0.1"],
    ["USDC-USD", "-0.02"],
  ] as const;
  expect(list(rows)).toEqual([
    ["SOL-USD", "TON-USD", "USDT-USD"],
    ["LTC-USD", "USDC-USD"],
  ]);
  expect(list([...rows, ["TRX-USD", "0.10"]])[0]).toEqual(["SOL-USD", "TON-USD", "TRX-USD"]);
});

// Regression: four gainers beside five losers left a hole.
test("behaviour: the longer list ends with the shorter one", () => {
  const changes = ["5", "4", "3", "2", "-5", "-4", "-3", "-2", "-1"].map(
    (change, index) => [`A${index}-USD`, change] as const,
  );
  expect(list(changes).map(({ length }) => length)).toEqual([4, 4]);
  expect(list(changes.slice(3)).map(({ length }) => length)).toEqual([1, 3]);
});

// Regression: a card lost a row when a change crossed zero, and what stands below it moved.
test("behaviour: the room for rows depends on the assets, not on their changes", () => {
  const roomFor = (changes: readonly string[]) => {
    const tickers = changes.map((change, index) => makeTicker(`A${index}-USD`, change));
    return listMovers({ tickers, markets: new Map(), count: 5 }).mostRows;
  };
  expect(roomFor(["5", "4", "3", "-1", "-2", "-3"])).toBe(5);
  expect(roomFor(["5", "4", "3", "-1", "-2", "0"])).toBe(5);
  expect(roomFor(["5", "0", "-1"])).toBe(3);
});

// Regression: five losers were three assets.
test("behaviour: an asset is listed once, by its pair in USD", () => {
  const rows = [
    ["SOL-NGN", "-9"],
    ["SOL-USD", "-3.24"],
    ["SOL-EUR", "-8"],
    ["ADA-USD", "4.19"],
    ["ADA-NGN", "4.60"],
  ] as const;
  expect(list(rows)).toEqual([["ADA-USD"], ["SOL-USD"]]);
  expect(list(rows.toReversed())).toEqual([["ADA-USD"], ["SOL-USD"]]);
});

test("behaviour: an asset whose pair in USD did not change is not listed", () => {
  expect(
    list([
      ["SOL-USD", "0.00"],
      ["SOL-NGN", "2"],
    ]),
  ).toEqual([[], []]);
});

test("behaviour: an asset without a pair in USD is listed by its larger move, in either direction", () => {
  expect(
    list([
      ["SOL-NGN", "2.5"],
      ["SOL-EUR", "-10"],
      ["ADA-EUR", "+7"],
      ["ADA-NGN", "-3"],
    ]),
  ).toEqual([["ADA-EUR"], ["SOL-EUR"]]);
});

test("behaviour: pairs without a market are assets of their own", () => {
  const tickers = [makeTicker("SOL-USD", "2"), makeTicker("SOL-NGN", "3")];
  const { gainers } = listMovers({ tickers, markets: new Map(), count: 9 });
  expect(gainers.map(({ pair_id }) => pair_id)).toEqual(["SOL-NGN", "SOL-USD"]);
});

function makeMarket(pair_id: string): Market {
  const [base_currency = "", quote_currency = ""] = pair_id.split("-");
  return { pair_id, base_currency, quote_currency };
}

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
