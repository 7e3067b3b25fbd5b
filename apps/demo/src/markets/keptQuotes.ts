import type { useCreateQuote } from "@partner-kit/react";
import { useSyncExternalStore } from "react";

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
export function useKeptQuote(pairId: string): KeptQuote | undefined {
  return useSyncExternalStore(subscribe, () => read(pairId));
}

export function keepQuote(pairId: string, kept: KeptQuote): void {
  quotes.set(pairId, kept);
  sessionStorage.setItem(keyOf(pairId), JSON.stringify(kept));
  for (const listener of listeners) listener();
}

/** Its order is known: once the page is loaded anew, there is nothing left to ask of it. */
export function settleQuote(pairId: string): void {
  sessionStorage.removeItem(keyOf(pairId));
}

const quotes = new Map<string, KeptQuote | undefined>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(pairId: string): KeptQuote | undefined {
  if (!quotes.has(pairId)) {
    const text = sessionStorage.getItem(keyOf(pairId));
    // Written by this page, in this tab.
    quotes.set(pairId, text === null ? undefined : (JSON.parse(text) as KeptQuote));
  }
  return quotes.get(pairId);
}

function keyOf(pairId: string): string {
  return `harmattan.quote.${pairId}`;
}
