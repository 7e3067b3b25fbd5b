import type { Ticker } from "@partner-kit/contract";
import { signOf } from "../format/parseDecimal.ts";

export type TickerDirection = "up" | "down" | "flat";

/**
 * The direction of a price over 24 hours. `flat` if the service's percentage is zero, so that no arrow contradicts `0.00%`.
 * `undefined` if the change is not a decimal.
 */
export function tickerDirection(
  ticker: Pick<Ticker, "price_change" | "price_change_percent">,
): TickerDirection | undefined {
  if (signOf(ticker.price_change_percent) === "zero") return "flat";
  return directions[signOf(ticker.price_change) ?? "unknown"];
}

const directions = { positive: "up", negative: "down", zero: "flat", unknown: undefined } as const;
