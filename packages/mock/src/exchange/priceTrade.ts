import type { Market, Ticker } from "@partner-kit/contract";
import { AMOUNT_PLACES, parseUnits } from "../amount.ts";
import { balanceOf, stablecoins } from "../currency.ts";
import type { Leg, Side, Trade } from "./tables.ts";

/** Decimal places of asset quantities. */
export const QUANTITY_PLACES = 8;

export interface PriceTradeParameters {
  readonly market: Market;
  readonly ticker: Ticker;
  readonly side: Side;
  /** In the base currency, a decimal. */
  readonly amount: string;
}

/** Calculates the cost of a trade at the best price. Returns `undefined` if the amount has too many places, or is too small or too large. */
export function priceTrade({ market, ticker, side, amount: text }: PriceTradeParameters): Trade | undefined {
  const { pair_id: pairId, base_currency: base = "", quote_currency: quote = "" } = market;
  const price = side === "buy" ? ticker.best_ask : ticker.best_bid;
  const pricePlaces = price.split(".")[1]?.length ?? 0;
  const amount = parseUnits(text, stablecoins.includes(base) ? AMOUNT_PLACES : QUANTITY_PLACES);
  const ticks = parseUnits(price, pricePlaces);
  if (amount === undefined || ticks === undefined) return undefined;
  const quantity = stablecoins.includes(base) ? amount * STABLECOIN_STEP : amount;
  // Rounds against the account, by less than 0.01.
  const scale = 10n ** BigInt(QUANTITY_PLACES + pricePlaces - 2);
  const product = quantity * ticks;
  const hundredths = (product + (side === "buy" ? scale - 1n : 0n)) / scale;
  const worth = hundredths * HUNDREDTH;
  if (worth === 0n || worth > LARGEST_TRADE || quantity > LARGEST_TRADE) return undefined;
  const [bought, sold] = [createLeg(base, quantity / STABLECOIN_STEP, 1n), createLeg(quote, worth, HUNDREDTH)];
  const legs = side === "buy" ? { pay: sold, receive: bought } : { pay: bought, receive: sold };
  return { pairId, side, price, amount: quantity, worth, ...legs };
}

/** Quantity units per balance unit. */
export const STABLECOIN_STEP = 10n ** BigInt(QUANTITY_PLACES - AMOUNT_PLACES);

const HUNDREDTH = 10n ** BigInt(AMOUNT_PLACES - 2);
/** Maximum quantity and value of a trade, in their smallest units. */
export const LARGEST_TRADE = 10n ** 24n;

/** Only naira and dollars have balances. Other assets have none. */
function createLeg(code: string, amount: bigint, step: bigint): Leg {
  const currency = balanceOf(code);
  return currency === undefined ? { currency: null, amount: 0n, step } : { currency, amount, step };
}
