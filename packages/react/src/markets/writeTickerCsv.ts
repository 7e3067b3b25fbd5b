import type { Ticker } from "@partner-kit/contract";

/** Writes ticker entries as CSV (RFC 4180), with the service's exact values. */
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
  // Spreadsheets execute cells that start like a formula. A signed number is safe.
  const safe = /^[=@\t\r]|^[+-](?![\d.]+$)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
