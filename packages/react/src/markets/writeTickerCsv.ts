import type { Ticker } from "@partner-kit/contract";
import { writeCsv } from "../format/writeCsv.ts";

/** Writes ticker entries as CSV, with the service's exact values. */
export function writeTickerCsv(tickers: readonly Ticker[]): string {
  return writeCsv(fields, tickers);
}

const fields = [
  "pair_id",
  "last",
  "open",
  "high",
  "low",
  "price_change",
  "price_change_percent",
  "best_bid",
  "best_ask",
  "volume",
  "volume_quote",
  "timestamp",
] as const;
