import { type Market, parseTimestamp, type ReceivedEvent } from "@partner-kit/contract";
import { addDecimals, subtractDecimals } from "../format/addDecimals.ts";
import { signOf } from "../format/parseDecimal.ts";
import { findPair, pairName } from "../markets/tickerPairs.ts";
import { orderCost } from "../orders/orderCost.ts";
import { compareNewest, readOrder } from "../orders/seenOrders.ts";

/** An order with fills that changed a balance. */
export interface BalanceTrade {
  readonly orderId: string;
  readonly side: "buy" | "sell";
  /** Such as `BTC/NGN`. */
  readonly pair: string;
  readonly base: string;
  /** Filled, in the base currency: a decimal string. */
  readonly filled: string;
  /** Whether the balance grew. */
  readonly isIncoming: boolean;
  /** Approximately, in the currency of the balance: a decimal string. `undefined` without a price. */
  readonly moved: string | undefined;
  /** When the latest fill or the cancellation of the rest occurred, in seconds since the epoch. */
  readonly time: number;
}

export interface ListTradesParameters {
  readonly events: readonly ReceivedEvent[];
  readonly markets: readonly Market[];
  /** The currency of the balance. */
  readonly currency: string;
}

/**
 * Lists the orders with fills that were paid from a balance or to it, at their latest fill or when the rest was cancelled, oldest
 * first. Assumed: the payload of an exchange event is the order. (Service document: Events.)
 */
export function listTrades({ events, markets, currency }: ListTradesParameters): readonly BalanceTrade[] {
  const trades = new Map<string, BalanceTrade>();
  const fills = events.filter(({ type }) => type === "exchange.filled" || type === "exchange.cancelled");
  for (const event of fills.toSorted(compareNewest)) {
    const order = readOrder(event);
    const { order_id: orderId, pair_id: pairId, side, filled_amount: filled } = order ?? {};
    const milliseconds = parseTimestamp(event.occurred_at);
    if (orderId === undefined || trades.has(orderId) || pairId === undefined || milliseconds === undefined) continue;
    const pair = findPair(pairId, markets);
    if (pair.base === undefined || (pair.base !== currency && pair.quote !== currency)) continue;
    const knownSide = readSide(side);
    if (knownSide === undefined || filled === undefined || signOf(filled) !== "positive") continue;
    const isBase = pair.base === currency;
    trades.set(orderId, {
      orderId,
      side: knownSide,
      pair: pairName(pair),
      base: pair.base,
      filled,
      isIncoming: isBase === (knownSide === "buy"),
      moved: isBase ? filled : orderCost(order),
      time: milliseconds / 1000,
    });
  }
  return [...trades.values()].toReversed();
}

function readSide(side: string | undefined): BalanceTrade["side"] | undefined {
  return (["buy", "sell"] as const).find((known) => known === side);
}

/** Trades of one pair in one direction, with the exact sum of what was filled. */
export type TradeSum = Pick<BalanceTrade, "side" | "pair" | "base" | "filled"> & { readonly count: number };

/** Adds up the fills per pair and side, in the order of the first trade of each. */
export function sumTrades(trades: readonly BalanceTrade[]): readonly TradeSum[] {
  const sums = new Map<string, TradeSum>();
  for (const { side, pair, base, filled } of trades) {
    const key = `${side} ${pair}`;
    const { filled: before = "0", count = 0 } = sums.get(key) ?? {};
    sums.set(key, { side, pair, base, filled: addDecimals(before, filled) ?? filled, count: count + 1 });
  }
  return [...sums.values()];
}

/** Sums the amounts that trades added to the balance, less those that they took: a decimal string. `undefined` if a price is missing. */
export function sumMoved(trades: readonly BalanceTrade[]): string | undefined {
  return trades.reduce<string | undefined>((sum, { moved, isIncoming }) => {
    if (sum === undefined || moved === undefined) return undefined;
    return isIncoming ? addDecimals(sum, moved) : subtractDecimals(sum, moved);
  }, "0");
}
