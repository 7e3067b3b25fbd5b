import type { Ticker } from "@partner-kit/contract";
import { compareDecimals } from "../format/compareDecimals.ts";
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

/** Whether a change in percent is too small for a colour. It keeps its sign and its arrow. */
export function isSlightChange(percent: string): boolean {
  return compareDecimals(percent.replace(/^[-+]/, ""), SLIGHT) < 0;
}

/** Percent. Smaller changes round to nothing with one digit after the point. */
const SLIGHT = "0.05";

/** Attributes of an element that shows a change: its direction sets the arrow, and the colour unless the change is slight. */
export function directionProps(direction: TickerDirection | undefined, percent: string) {
  return { "data-direction": direction ?? "", "data-slight": isSlightChange(percent) || undefined };
}

const directions = { positive: "up", negative: "down", zero: "flat", unknown: undefined } as const;
