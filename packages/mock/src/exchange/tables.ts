import type { Currency } from "../currency.ts";

/** Quotes and orders. Times are in milliseconds since the epoch. */
export interface ExchangeTables {
  /** By ID. */
  readonly quotes: Map<string, StoredQuote>;
  /** By ID. */
  readonly orders: Map<string, StoredOrder>;
}

export type Side = "buy" | "sell";

/** One side of a trade. */
export interface Leg {
  /** Null for assets without a balance. */
  readonly currency: Currency | null;
  /** Of the whole trade, in units of `AMOUNT_PLACES` places. 0 without a balance. */
  readonly amount: bigint;
  /** Each fill moves a multiple of this. */
  readonly step: bigint;
}

/** The trading pair. */
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
  /** Set after acceptance. */
  accepted: { readonly orderId: string; readonly at: number } | null;
}

/** `under_review` stands for statuses that the contract does not list. */
export type OrderStatus = "accepted" | "partially_filled" | "filled" | "cancelled" | "rejected" | "under_review";

export interface StoredOrder {
  readonly id: string;
  readonly quoteId: string;
  readonly accountId: string;
  readonly trade: Trade;
  status: OrderStatus;
  /** In units of `QUANTITY_PLACES` places. */
  filled: bigint;
  cancelled: bigint;
  /** Filled quantity after each future step. The rest is cancelled after the last. */
  steps: readonly bigint[];
  readonly createdAt: number;
  updatedAt: number;
}

/** Creates empty tables. */
export function createExchangeTables(): ExchangeTables {
  return { quotes: new Map(), orders: new Map() };
}
