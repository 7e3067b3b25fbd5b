// @vitest-environment node
import type { Ticker } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { createPriceDigits } from "../createPriceDigits.ts";
import { tickerColumnTable } from "../tickerColumnTable.ts";
import { type ColumnLengths, growColumns } from "./useColumnWidths.ts";

const small: Ticker = {
  pair_id: "SHIB-USDT",
  best_bid: "0.0000241",
  best_ask: "0.00002412",
  last: "0.000024",
  open: "0.000024125",
  high: "1",
  low: "0",
  price_change: "-0.00000012",
  price_change_percent: "-0.5",
  volume: "1234567890123",
  volume_quote: "29629629.6296",
  timestamp: "2026-03-02T09:30:00.000Z",
};

const large: Ticker = {
  ...small,
  pair_id: "BTC-NGN",
  best_bid: "103455000",
  best_ask: "103456000.5",
  last: "103455120",
  open: "99999999",
  high: "1034551200",
  low: "999999",
  price_change: "-1200300.25",
  price_change_percent: "-12.25",
  volume: "0.125",
  volume_quote: "12931890",
};

/** The opposite change. Its formatted text has a sign that the field lacks. */
const risen: Ticker = { ...large, price_change: "1200300.25" };

const prices = ["last", "change", "low", "high", "bid", "ask"] as const;

const longest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
const wholeOf = (text: string) => text.split(".")[0] ?? "";

function measure(...tickers: readonly Ticker[]): ColumnLengths {
  const lengths: ColumnLengths = new Map();
  growColumns(lengths, tickers);
  return lengths;
}

test.each([
  ["small prices", [small]],
  ["large prices", [large]],
  ["a change above zero", [risen]],
  ["both, whichever comes first", [small, large]],
  ["both, whichever comes last", [large, small]],
])("default: a column is as long as the longest number, and aligns up to five digits: %s", (_name, tickers) => {
  const lengths = measure(...tickers);
  const digitsOf = createPriceDigits();
  const write = (column: (typeof prices)[number]) =>
    tickers.map((ticker) => tickerColumnTable[column].text({ ticker, digits: digitsOf(ticker), locale: "en" }));
  const aligned = Math.min(5, Math.max(...tickers.map(digitsOf)));
  for (const column of prices) {
    const texts = write(column);
    const whole = longest(texts.map(wholeOf));
    expect([column, lengths.get(column)]).toEqual([column, Math.max(longest(texts), whole + 1 + aligned)]);
  }
});

test.each([
  ["-0.5", "−0,50 %"],
  ["12.25", "+12,25 %"],
  ["-1234.125", "−1 234,125 %"],
])("behaviour: a change of %s per cent has room for both its signs: %s", (price_change_percent, written) => {
  const ticker = { ...small, price_change_percent };
  const text = tickerColumnTable.changePercent.text({ ticker, digits: 2, locale: "fr" });
  expect(text.replace(/\s/gu, " ")).toBe(written);
  expect(measure(ticker).get("changePercent")).toBe(written.length);
});

test("behaviour: compact volumes are not counted, because all are short", () => {
  const lengths = measure(small, large);
  const write = (column: "volume" | "volumeQuote") =>
    [small, large].map((ticker) => tickerColumnTable[column].text({ ticker, digits: 2, locale: "en" }));
  expect([write("volume"), write("volumeQuote")]).toEqual([
    ["1.23T", "0.125"],
    ["29.6M", "12.9M"],
  ]);
  expect([lengths.get("volume"), lengths.get("volumeQuote")]).toEqual([undefined, undefined]);
});

test("behaviour: counts the digits that prices are aligned for, at most five", () => {
  const cents = { ...large, best_ask: "103456000.50" };
  expect(growColumns(new Map(), [small, cents])).toBe(5);
  expect(growColumns(new Map(), [cents])).toBe(2);
});

test("behaviour: columns only grow", () => {
  const lengths = measure(small, large);
  const before = new Map(lengths);
  growColumns(lengths, [small]);
  expect(lengths).toEqual(before);
});
