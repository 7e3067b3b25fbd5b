import type { Ticker } from "@partner-kit/contract";

/** Writes ticker entries as CSV (RFC 4180), every figure as the service sent it. */
export function writeTickerCsv(tickers: readonly Ticker[]): string {
  const lines = tickers.map((ticker) => fields.map((field) => writeCell(ticker[field])).join(","));
  return [fields.join(","), ...lines, ""].join("\r\n");
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

function writeCell(text: string): string {
  // A spreadsheet would run what starts like a formula. A signed figure is none.
  const safe = /^[=@\t\r]|^[+-](?![\d.]+$)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
