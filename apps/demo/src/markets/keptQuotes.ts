import type { useCreateQuote } from "@partner-kit/react";
import { useSyncExternalStore } from "react";

export interface KeptQuotePlace {
  readonly pairId: string;
  /** Who asked for it. Nobody else sees it; `null` where the proxy knows one person only. */
  readonly person: string | null;
}

/** A quote, and what was asked for. */
export interface KeptQuote {
  readonly quote: NonNullable<ReturnType<typeof useCreateQuote>["data"]>;
  readonly side: "buy" | "sell";
  /** As it was typed. */
  readonly amount: string;
}

/**
 * The last quote of a market, for as long as the tab is open. When no answer came to its acceptance, the same quote has to
 * be sent again, so it must be there for those who left the screen or loaded it anew: another one could be a second order.
 */
export function useKeptQuote(place: KeptQuotePlace): KeptQuote | undefined {
  return useSyncExternalStore(subscribe, () => read(keyOf(place)));
}

export function keepQuote(place: KeptQuotePlace, kept: KeptQuote): void {
  quotes.set(keyOf(place), kept);
  sessionStorage.setItem(keyOf(place), JSON.stringify(kept));
  for (const listener of listeners) listener();
}

/** Its order is known: once the page is loaded anew, there is nothing left to ask of it. */
export function settleQuote(place: KeptQuotePlace): void {
  sessionStorage.removeItem(keyOf(place));
}

const quotes = new Map<string, KeptQuote | undefined>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(key: string): KeptQuote | undefined {
  if (!quotes.has(key)) {
    const text = sessionStorage.getItem(key);
    // Written by this page, in this tab.
    quotes.set(key, text === null ? undefined : (JSON.parse(text) as KeptQuote));
  }
  return quotes.get(key);
}

function keyOf({ pairId, person }: KeptQuotePlace): string {
  return `harmattan.quote.${pairId}.${person ?? ""}`;
}
