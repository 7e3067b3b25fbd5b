import type { Currency } from "../currency.ts";

/** What the emulated service remembers of trades. Times in milliseconds since the epoch. */
export interface ExchangeTables {
  /** By ID. */
  readonly quotes: Map<string, StoredQuote>;
  /** By ID. */
  readonly orders: Map<string, StoredOrder>;
}

export type Side = "buy" | "sell";

/** One side of a trade. */
export interface Leg {
  /** Null for what is not kept in a balance. */
  readonly currency: Currency | null;
  /** For the whole trade, in units of `AMOUNT_PLACES` places; 0 where there is no balance. */
  readonly amount: bigint;
  /** What is moved while the order is being filled is a multiple of this. */
  readonly step: bigint;
}

/** What is traded, and for what. */
export interface Trade {
  readonly pairId: string;
  readonly side: Side;
  readonly price: string;
  /** In the base currency, in units of `QUANTITY_PLACES` places. */
  readonly amount: bigint;
  /** In the quote currency, in units of `AMOUNT_PLACES` places. */
  readonly worth: bigint;
  readonly pay: Leg;
  readonly receive: Leg;
}

export interface StoredQuote {
  readonly id: string;
  readonly accountId: string;
  readonly trade: Trade;
  readonly expiresAt: number;
  /** Set once it was accepted. */
  accepted: { readonly orderId: string; readonly at: number } | null;
}

export type OrderStatus = "accepted" | "partially_filled" | "filled" | "cancelled" | "rejected";

export interface StoredOrder {
  readonly id: string;
  readonly quoteId: string;
  readonly accountId: string;
  readonly trade: Trade;
  status: OrderStatus;
  /** In units of `QUANTITY_PLACES` places. */
  filled: bigint;
  cancelled: bigint;
  /** What will have been filled after each step to come; what is left after the last is cancelled. */
  steps: readonly bigint[];
  readonly createdAt: number;
  updatedAt: number;
}

/** Makes empty tables. */
export function createExchangeTables(): ExchangeTables {
  return { quotes: new Map(), orders: new Map() };
}
