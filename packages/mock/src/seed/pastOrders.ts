import { AMOUNT_PLACES, parseUnits } from "../amount.ts";
import type { Currency } from "../currency.ts";
import { QUANTITY_PLACES } from "../exchange/priceTrade.ts";
import type { Leg, StoredOrder } from "../exchange/tables.ts";
import type { SeedParameters } from "../scenarios/scenario.ts";
import { DAY_MS, dailyTrade, TRADE_TIME_MS } from "../wallet/readPastBalances.ts";

const HOUR_MS = 3_600_000;

/** Days of past orders. */
export const ORDER_DAYS = 28;

/** Pairs that are traded in turn. Their assets have no balance, so an order changes one balance only. */
const pairs: Readonly<Record<Currency, readonly string[]>> = {
  NGN: ["BTC-NGN", "ETH-NGN", "SOL-NGN"],
  USD: ["ETH-USD", "BTC-USD"],
};

/**
 * The sizes of the orders of a week, newest first, in percent of the average day. A negative one is a sale. Their sum is that of
 * seven average days. The sum of the newest few is never below that of as many average days, so no balance gets too low.
 */
const weeks: Readonly<Record<Currency, readonly bigint[]>> = {
  NGN: [170n, 215n, -45n, 95n, 205n, -30n, 90n],
  USD: [125n, 260n, -70n, 110n, 175n, 65n, 35n],
};

/** Adds four weeks of completed orders that explain how the balances went down between the transactions. */
export function seedPastOrders({ db, account, random, now, market }: SeedParameters): void {
  const today = now - ((now - TRADE_TIME_MS) % DAY_MS);
  for (const currency of ["NGN", "USD"] as const) {
    const spent = dailyTrade({ db, account, currency, now });
    if (spent === 0n) continue;
    for (let day = 0; day < ORDER_DAYS; day += 1) {
      // Before the time of the assumed trade, which is the latest time of the day.
      const createdAt = today - day * DAY_MS - PAST_FILL_MS - random.integer(0, 4 * HOUR_MS);
      const [pairId = ""] = pairs[currency].slice(day % pairs[currency].length);
      const percent = weeks[currency][day % 7] ?? 100n;
      const side = percent < 0n ? "sell" : "buy";
      const price = market.read(pairId, createdAt)?.[side === "sell" ? "best_bid" : "best_ask"];
      if (price === undefined) continue;
      // The rest of every seventh order is cancelled.
      const isPartly = day % 7 === 3;
      const filledWorth = (spent * (side === "sell" ? -percent : percent)) / 100n;
      const worth = isPartly ? filledWorth * 2n : filledWorth;
      const amount = quantityOf(worth, price);
      const money: Leg = { currency, amount: worth, step: 1n };
      const none: Leg = { currency: null, amount: 0n, step: 1n };
      const legs = side === "sell" ? { pay: none, receive: money } : { pay: money, receive: none };
      const order: StoredOrder = {
        id: random.uuid(),
        quoteId: random.uuid(),
        accountId: account.id,
        trade: { pairId, side, price, amount, worth, ...legs },
        status: isPartly ? "cancelled" : "filled",
        filled: isPartly ? amount / 2n : amount,
        cancelled: isPartly ? amount - amount / 2n : 0n,
        steps: [],
        createdAt,
        updatedAt: createdAt + PAST_FILL_MS,
      };
      db.orders.set(order.id, order);
    }
  }
}

/** How much of an asset an amount of money buys, even so that half of it is a whole number of units. */
function quantityOf(worth: bigint, price: string): bigint {
  const places = price.split(".")[1]?.length ?? 0;
  const ticks = parseUnits(price, places) ?? 1n;
  const quantity = (worth * 10n ** BigInt(QUANTITY_PLACES + places - AMOUNT_PLACES)) / ticks;
  return quantity - (quantity % 2n);
}

/** Time from acceptance to the last fill of a past order. */
export const PAST_FILL_MS = 2_000;
