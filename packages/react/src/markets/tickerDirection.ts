import type { Ticker } from "@partner-kit/contract";
import { signOf } from "../format/signOf.ts";

export type TickerDirection = "up" | "down" | "flat";

/** Which way a price went within the day; `undefined` where the entry does not say. */
export function tickerDirection({ price_change }: Pick<Ticker, "price_change">): TickerDirection | undefined {
  return directions[signOf(price_change) ?? "unknown"];
}

const directions = { positive: "up", negative: "down", zero: "flat", unknown: undefined } as const;
