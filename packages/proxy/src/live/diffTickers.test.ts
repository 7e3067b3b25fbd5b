import type { Ticker } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { diffTickers } from "./diffTickers.ts";

const ticker = (pair_id: string, more: object = {}): Ticker => ({
  pair_id,
  best_bid: "1",
  best_ask: "1",
  last: "1",
  open: "1",
  high: "1",
  low: "1",
  price_change: "0",
  price_change_percent: "0",
  volume: "1",
  volume_quote: "1",
  timestamp: "2026-01-05T09:00:00Z",
  ...more,
});
const mapOf = (...tickers: Ticker[]) => new Map(tickers.map((one) => [one.pair_id, one]));
const before = mapOf(ticker("A"), ticker("B"));

test("default", () => {
  const changed = ticker("B", { last: "1.0" });
  expect(diffTickers(before, mapOf(ticker("A"), changed))).toEqual({ full: false, tickers: [changed] });
});

test("behaviour: without a previous ticker the message is full", () => {
  expect(diffTickers(undefined, before)).toEqual({ full: true, tickers: Array.from(before.values()) });
});

test("behaviour: a new timestamp alone is not a change", () => {
  const later = { timestamp: "2026-01-05T09:00:01Z" };
  expect(diffTickers(before, mapOf(ticker("A", later), ticker("B", later)))).toEqual({ full: false, tickers: [] });
});

test("behaviour: a new pair is a change", () => {
  expect(diffTickers(before, mapOf(...before.values(), ticker("C")))).toEqual({ full: false, tickers: [ticker("C")] });
});

test("behaviour: an added or removed field is a change", () => {
  const more = ticker("A", { halted: true });
  expect(diffTickers(before, mapOf(more, ticker("B"))).tickers).toEqual([more]);
  expect(diffTickers(mapOf(more), mapOf(ticker("A"))).tickers).toEqual([ticker("A")]);
});

test("behaviour: a removed pair makes the message full", () => {
  expect(diffTickers(before, mapOf(ticker("A")))).toEqual({ full: true, tickers: [ticker("A")] });
});
