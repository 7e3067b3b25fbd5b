import { useSyncExternalStore } from "react";
import { createStoredQuotes, type StoredQuote, type StoredQuoteKey } from "./createStoredQuotes.ts";

/** The quotes of this tab. */
export const storedQuotes = createStoredQuotes({ storage: sessionStorage });

export function useStoredQuote(place: StoredQuoteKey): StoredQuote | undefined {
  return useSyncExternalStore(storedQuotes.subscribe, () => storedQuotes.get(place));
}
