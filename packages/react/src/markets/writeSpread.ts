import type { Ticker } from "@partner-kit/contract";
import { subtractDecimals } from "../format/addDecimals.ts";
import { formatDecimal } from "../format/formatDecimal.ts";

export interface WriteSpreadParameters {
  readonly ticker: Pick<Ticker, "best_bid" | "best_ask">;
  /** Digits after the point of this pair's prices. */
  readonly digits: number;
  /** BCP 47. */
  readonly locale: string;
}

/** Formats the distance between bid and ask as an amount, without its currency. Empty if one of them is not a decimal. */
export function writeSpread({ ticker, digits, locale }: WriteSpreadParameters): string {
  const value = subtractDecimals(ticker.best_ask, ticker.best_bid);
  return value === undefined ? "" : formatDecimal({ value, locale, minimumFractionDigits: digits });
}
