"use client";

import type { AcceptedQuote, Quote } from "@partner-kit/contract";
import { useEffect, useSyncExternalStore } from "react";
import { useIsPast } from "../locale/useClock.ts";
import { useQuoteEnd } from "../locale/useQuoteEnd.ts";
import type { TickerPair } from "../markets/tickerPairs.ts";
import type { Store } from "../provider/createStore.ts";
import {
  isSameRequest,
  legsOf,
  type PriceMove,
  priceMoveBeyond,
  type QuoteAmount,
  type QuoteRequest,
} from "./quoteRequest.ts";
import { recordAcceptance, type StoredQuote } from "./quoteStore.ts";
import { type UseQuoteAcceptanceReturnType, useQuoteAcceptance } from "./useQuoteAcceptance.ts";

export interface UseReceivedQuoteParameters {
  readonly store: Store<StoredQuote | undefined>;
  readonly pair: TickerPair | undefined;
  /** The current entries of the form. */
  readonly values: QuoteRequest;
  readonly priceTolerance: string;
  /** Whether another quote is being requested, which replaces this one. */
  readonly isRequesting: boolean;
  readonly onAccepted: ((acceptance: AcceptedQuote) => void) | undefined;
  readonly onRequestFreshQuote: () => void;
}

/** A received quote. */
export interface TicketQuote {
  readonly quote: Quote;
  readonly pay: QuoteAmount | undefined;
  readonly receive: QuoteAmount | undefined;
  /** By the page's clock. Milliseconds since the epoch. */
  readonly receivedAt: number;
  /** Whether the price is no longer held, according to the quote (assumed). `false` while an order may exist. */
  readonly isOver: boolean;
  /** Set while the user has not agreed to the new price. */
  readonly priceMove: PriceMove | undefined;
  /**
   * Whether the page was left before the outcome of the acceptance was known, and no later attempt returned it. Accepting again
   * returns it.
   */
  readonly isUnconfirmed: boolean;
  /** Whether the quote can still be accepted and no order can exist. */
  readonly isOpen: boolean;
}

export interface UseReceivedQuoteReturnType {
  /** The quote that answers the current request, or whose acceptance has started. */
  readonly received: TicketQuote | undefined;
  /** Whether an earlier quote must be resolved before a new one is requested. */
  readonly isBlocked: boolean;
  /** The acceptance of the received quote. Does nothing while the user has not agreed to a moved price, or another quote is requested. */
  readonly acceptance: UseQuoteAcceptanceReturnType;
}

/** The stored quote of a ticket and its acceptance, whose progress it records. */
export function useReceivedQuote(parameters: UseReceivedQuoteParameters): UseReceivedQuoteReturnType {
  const { store, pair, values, priceTolerance, isRequesting, onAccepted, onRequestFreshQuote } = parameters;
  const stored = useSyncExternalStore(store.subscribe, store.get, () => undefined);
  const isBlocked = stored?.acceptance === "sent" || stored?.acceptance === "unknown";
  // A quote for other entries is hidden, because it would look like the quote for these.
  const shown =
    stored && (stored.acceptance !== undefined || isSameRequest(stored.request, values)) ? stored : undefined;
  const quoteId = shown?.quote.quote_id;
  const acceptance = useQuoteAcceptance({
    quoteId,
    onAccepted: (accepted) => {
      // The response can arrive after the user left this form.
      if (store.get()?.quote.quote_id === accepted.quote_id) recordAcceptance(store, "accepted");
      onAccepted?.(accepted);
    },
    onRequestFreshQuote,
  });
  const { status } = acceptance.state;
  useEffect(() => {
    if (store.get()?.quote.quote_id === quoteId) recordAcceptance(store, status);
  }, [store, quoteId, status]);

  const isPast = useIsPast(useQuoteEnd({ expiresAt: shown?.quote.expires_at, receivedAt: shown?.receivedAt }));
  const received = shown && toReceived(shown);
  return { received, isBlocked, acceptance: received?.priceMove || isRequesting ? blocked(acceptance) : acceptance };

  function toReceived({ quote, receivedAt, firstPrice, acceptance: progress }: StoredQuote): TicketQuote {
    const isOpen = progress === undefined && (status === "ready" || status === "failed");
    const isOver = isOpen && isPast;
    const legs = pair && legsOf(quote, pair);
    const move = { from: firstPrice, to: quote.price };
    return {
      quote,
      pay: legs?.pay,
      receive: legs?.receive,
      receivedAt,
      isOver,
      priceMove: isOpen && !isOver ? priceMoveBeyond(priceTolerance, move) : undefined,
      isUnconfirmed: progress === "unknown" && (status === "ready" || status === "failed"),
      isOpen,
    };
  }
}

function blocked(acceptance: UseQuoteAcceptanceReturnType): UseQuoteAcceptanceReturnType {
  const accept = () => undefined;
  return {
    ...acceptance,
    accept,
    getAcceptButtonProps: () => ({ ...acceptance.getAcceptButtonProps(), onClick: accept }),
  };
}
