import type { Ticker } from "@partner-kit/contract";
import { signOf } from "../format/parseDecimal.ts";

export type TickerDirection = "up" | "down" | "flat";

/**
 * Which way a price went within the day; `undefined` where the entry does not say. A change too small to show in the
 * service's percent is none: an arrow beside `0.00%` would say two things at once.
 */
export function tickerDirection(
  ticker: Pick<Ticker, "price_change" | "price_change_percent">,
): TickerDirection | undefined {
  if (signOf(ticker.price_change_percent) === "zero") return "flat";
  return directions[signOf(ticker.price_change) ?? "unknown"];
}

const directions = { positive: "up", negative: "down", zero: "flat", unknown: undefined } as const;
