import { useSyncExternalStore } from "react";
import { createStoredQuotes, type StoredQuote, type StoredQuoteKey } from "./createStoredQuotes.ts";

/** Quotes of this tab. Stored in `sessionStorage`. */
export const storedQuotes = createStoredQuotes({ storage: sessionStorage });

export function useStoredQuote(key: StoredQuoteKey): StoredQuote | undefined {
  return useSyncExternalStore(storedQuotes.subscribe, () => storedQuotes.get(key));
}
