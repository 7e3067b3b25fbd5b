import { subtractDecimals } from "../format/addDecimals.ts";
import { signOf } from "../format/parseDecimal.ts";
import { toPercent } from "../format/toPercent.ts";
import type { TickerDirection } from "./tickerDirection.ts";

/**
 * Returns the change from one price to another in percent, as a decimal string with two digits after the point. `undefined` if
 * one of them is not a decimal, or if the first is zero.
 */
export function changeInPercent(from: string, to: string): string | undefined {
  const change = subtractDecimals(to, from);
  return change === undefined ? undefined : toPercent({ part: change, whole: from, digits: 2 });
}

/** The direction from one price to another. As in the tables, a change that rounds to 0.00% is flat. */
export function directionBetween(from: string, to: string): TickerDirection {
  return directions[signOf(changeInPercent(from, to) ?? "") ?? "zero"];
}

const directions = { negative: "down", zero: "flat", positive: "up" } as const;
