import type { Quote, Ticker } from "@partner-kit/contract";
import { subtractDecimals } from "../format/addDecimals.ts";
import { compareDecimals } from "../format/compareDecimals.ts";
import { divideDecimals, multiplyDecimals, roundDecimal } from "../format/multiplyDecimals.ts";
import { fractionDigits, signOf } from "../format/parseDecimal.ts";
import type { TickerPair } from "../markets/tickerPairs.ts";

/** The entries of a request for a quote. */
export interface QuoteRequest {
  readonly side: "buy" | "sell";
  /** As typed. */
  readonly amount: string;
  /** The currency of the amount: the pair's base or quote currency. */
  readonly unit: "base" | "quote";
}

export type QuoteRequestProblem =
  /** Not a decimal above zero. */
  | "invalid"
  /** In the quote currency, and the pair has no current price to convert it with. */
  | "noPrice"
  /** In the quote currency, and less than the smallest base amount that the kit converts to. */
  | "tooSmall";

/** An amount of one of the pair's currencies. */
export interface QuoteAmount {
  readonly amount: string;
  /** `undefined` if the markets listing does not report it. */
  readonly currency: string | undefined;
}

/** The amounts of a request. Amounts in the other currency are estimates at the current price. */
export interface QuoteEstimate {
  /** The base amount that the request sends. */
  readonly base: string | undefined;
  readonly total: string | undefined;
}

/** Returns the price that a trade on this side would have now: the best ask or the best bid. */
export function currentPrice(side: QuoteRequest["side"], ticker: Ticker | undefined): string | undefined {
  const price = side === "buy" ? ticker?.best_ask : ticker?.best_bid;
  return price !== undefined && signOf(price) === "positive" ? price : undefined;
}

/** Converts the amount of a request. The base amount is rounded down, so that it never costs more than was typed. */
export function estimateQuote({ amount, unit }: QuoteRequest, price: string | undefined): QuoteEstimate {
  if (signOf(amount) !== "positive" || amount.startsWith("+")) return { base: undefined, total: undefined };
  if (unit === "base") {
    const total = price === undefined ? undefined : multiplyDecimals(amount, price);
    return { base: amount, total: total && roundTotal(total) };
  }
  const base = price && divideDecimals({ dividend: amount, divisor: price, digits: BASE_DIGITS });
  return { base: base && signOf(base) === "positive" ? base : undefined, total: amount };
}

export function requestProblem(request: QuoteRequest, price: string | undefined): QuoteRequestProblem | undefined {
  const { base, total } = estimateQuote(request, price);
  if (base !== undefined) return undefined;
  if (total === undefined) return "invalid";
  return price === undefined ? "noPrice" : "tooSmall";
}

/** Returns a share of an amount, rounded down to the amount's digits. */
export function shareOf(available: string, percent: number): string | undefined {
  const dividend = multiplyDecimals(available, String(percent));
  return dividend && divideDecimals({ dividend, divisor: "100", digits: fractionDigits(available) });
}

/** Returns what a quote says the user pays and receives. `undefined` if it does not say which, or how much. */
export function legsOf(
  { side, amount, amount_quote: total }: Quote,
  { base, quote }: TickerPair,
): { readonly pay: QuoteAmount; readonly receive: QuoteAmount } | undefined {
  if ((side !== "buy" && side !== "sell") || amount === undefined || total === undefined) return undefined;
  const [inBase, inQuote] = [
    { amount, currency: base },
    { amount: total, currency: quote },
  ];
  return side === "buy" ? { pay: inQuote, receive: inBase } : { pay: inBase, receive: inQuote };
}

/** A change of price between two quotes for the same request. */
export interface PriceMove {
  readonly from: string;
  readonly to: string;
  readonly direction: "up" | "down";
  /** Size of the change in percent of the first price, rounded to two digits towards zero. Without a sign. */
  readonly percent: string;
}

/** Returns the change of price if it is larger than a limit in percent. */
export function priceMoveBeyond(
  tolerance: string,
  { from, to }: { readonly from: string | undefined; readonly to: string | undefined },
): PriceMove | undefined {
  if (from === undefined || to === undefined || signOf(from) !== "positive") return undefined;
  const change = subtractDecimals(to, from)?.replace("-", "");
  const scaled = change && multiplyDecimals(change, "100");
  const limit = multiplyDecimals(from, tolerance);
  if (scaled === undefined || limit === undefined || compareDecimals(scaled, limit) <= 0) return undefined;
  const percent = divideDecimals({ dividend: scaled, divisor: from, digits: 2 }) ?? "0";
  return { from, to, percent, direction: compareDecimals(to, from) > 0 ? "up" : "down" };
}

/** Rounds an estimate to cents. An amount below one keeps more digits. */
function roundTotal(total: string): string {
  const digits = compareDecimals(total, "1") < 0 ? 8 : 2;
  return roundDecimal({ value: total, digits }) ?? total;
}

/** Digits of a converted base amount. The service does not document how many it accepts. */
const BASE_DIGITS = 6;

export function isSameRequest(a: QuoteRequest, b: QuoteRequest): boolean {
  return a.side === b.side && a.amount === b.amount && a.unit === b.unit;
}
