import { writeAmount, writeQuantity } from "../amount.ts";
import { BrokenConnectionError } from "../brokenConnectionError.ts";
import { digitsOf, quotesByDigits } from "../exchange/planFills.ts";
import { priceTrade, QUANTITY_PLACES } from "../exchange/priceTrade.ts";
import { startOrder } from "../exchange/startOrder.ts";
import type { Handlers } from "../handler.ts";
import { ServiceError } from "../serviceError.ts";

/** Lifetime of a quote. The service document does not state one. */
export const QUOTE_LIFETIME_MS = 30_000;

export const quotes: Handlers<"createQuote" | "acceptQuote"> = {
  createQuote({ input, context, account }) {
    const { db, clock, random, market } = context;
    const { pair_id: pairId, side, amount } = input;
    const now = clock.now();
    const pair = market.listing.markets.find((candidate) => candidate.pair_id === pairId);
    const ticker = market.read(pairId, now);
    if (!pair || !ticker) {
      throw new ServiceError("VALIDATION_FAILED", { message: "invalid request parameters: unknown pair_id" });
    }
    const trade = priceTrade({ market: pair, ticker, side, amount });
    if (!trade) throw new ServiceError("VALIDATION_FAILED");
    const expiresAt = now + (digitsOf(trade.amount) === quotesByDigits.expired ? 0 : QUOTE_LIFETIME_MS);
    const quote = { id: random.uuid(), accountId: account().id, trade, expiresAt, accepted: null };
    db.quotes.set(quote.id, quote);
    return {
      quote_id: quote.id,
      pair_id: pairId,
      side,
      price: trade.price,
      amount: writeQuantity(trade.amount, QUANTITY_PLACES),
      amount_quote: writeAmount(trade.worth),
      expires_at: new Date(expiresAt).toISOString(),
    };
  },

  acceptQuote({ input, context, account: readAccount }) {
    const { db, clock } = context;
    const account = readAccount();
    const quote = db.quotes.get(input.quote_id);
    if (quote?.accountId !== account.id) throw new ServiceError("NOT_FOUND", { message: "quote not found" });
    if (!quote.accepted) {
      const now = clock.now();
      if (now >= quote.expiresAt) {
        throw new ServiceError("CONFLICT", { message: "quote expired; request a fresh quote" });
      }
      quote.accepted = { orderId: startOrder({ context, account, quote }).id, at: now };
      if (digitsOf(quote.trade.amount) === quotesByDigits.lost) throw new BrokenConnectionError();
    }
    return {
      quote_id: quote.id,
      order_id: quote.accepted.orderId,
      status: "accepted",
      accepted_at: new Date(quote.accepted.at).toISOString(),
    };
  },
};
