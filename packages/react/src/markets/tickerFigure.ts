import type { Ticker } from "@partner-kit/contract";
import { subtractDecimals } from "../format/subtractDecimals.ts";
import type { TickerColumn } from "./TickerTableView.ts";

/** Columns that hold one figure. */
export type FigureColumn = Exclude<TickerColumn, "pair" | "range">;

/** The figure of a column as a decimal string: as the service sent it, but for the spread, which is ask less bid. */
export function tickerFigure(ticker: Ticker, column: FigureColumn): string {
  switch (column) {
    case "last":
      return ticker.last;
    case "change":
      return ticker.price_change;
    case "changePercent":
      return ticker.price_change_percent;
    case "high":
      return ticker.high;
    case "low":
      return ticker.low;
    case "bid":
      return ticker.best_bid;
    case "ask":
      return ticker.best_ask;
    case "spread":
      return subtractDecimals(ticker.best_ask, ticker.best_bid) ?? "";
    case "volume":
      return ticker.volume;
    case "volumeQuote":
      return ticker.volume_quote;
  }
}

/** What of an entry a column shows, so that it can be told whether a change concerns it. */
export const columnFields = {
  last: ["last"],
  changePercent: ["price_change_percent", "price_change"],
  change: ["price_change", "price_change_percent"],
  low: ["low"],
  range: ["low", "open", "last", "high"],
  high: ["high"],
  bid: ["best_bid"],
  ask: ["best_ask"],
  spread: ["best_bid", "best_ask"],
  volume: ["volume"],
  volumeQuote: ["volume_quote"],
} as const satisfies Record<Exclude<TickerColumn, "pair">, readonly (keyof Ticker)[]>;
