import { useSyncExternalStore } from "react";
import { createKeptQuotes, type KeptQuote, type KeptQuotePlace } from "./createKeptQuotes.ts";

/** The quotes of this tab. */
export const keptQuotes = createKeptQuotes({ storage: sessionStorage });

export function useKeptQuote(place: KeptQuotePlace): KeptQuote | undefined {
  return useSyncExternalStore(keptQuotes.subscribe, () => keptQuotes.get(place));
}
