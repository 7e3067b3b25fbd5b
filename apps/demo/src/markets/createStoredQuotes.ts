import type { useCreateQuote, useQuoteAcceptance } from "@partner-kit/react";

export interface CreateStoredQuotesParameters {
  /** Storage for one tab, such as `sessionStorage`. */
  readonly storage: Pick<Storage, "key" | "length" | "getItem" | "setItem" | "removeItem">;
}

export interface StoredQuoteKey {
  readonly pairId: string;
  /** ID of the person who requested the quote. Other people do not see it. `null` if the proxy has no sign-in. */
  readonly person: string | null;
}

/** A quote with its request. */
export interface StoredQuote {
  readonly quote: NonNullable<ReturnType<typeof useCreateQuote>["data"]>;
  readonly side: "buy" | "sell";
  /** Amount as the operator typed it. */
  readonly amount: string;
  /**
   * Progress of the acceptance. `outcomeUnknown`: the response was lost. Accepting the same quote again returns the
   * outcome. Absent while no order can exist.
   */
  readonly acceptance?: "sent" | "outcomeUnknown" | "accepted" | undefined;
}

export interface StoredQuotes {
  readonly get: (id: StoredQuoteKey) => StoredQuote | undefined;
  readonly set: (id: StoredQuoteKey, stored: StoredQuote) => void;
  /** Updates the acceptance of a stored quote. */
  readonly updateAcceptance: (id: StoredQuoteKey, status: AcceptanceStatus) => void;
  /** Deletes the quotes whose acceptance has not started. */
  readonly deleteSettled: () => void;
  /** Deletes all quotes, because their account was reset. */
  readonly deleteAll: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

type AcceptanceStatus = ReturnType<typeof useQuoteAcceptance>["state"]["status"];

/**
 * Stores the last quote of each market and person while the tab is open. If the response to an acceptance is lost, the
 * operator must accept the same quote again, because another quote could create a second order. So the quote survives
 * a change of screen, a reload and a sign-out.
 */
export function createStoredQuotes({ storage }: CreateStoredQuotesParameters): StoredQuotes {
  const quotes = new Map<string, StoredQuote | undefined>();
  const listeners = new Set<() => void>();

  const get = (id: StoredQuoteKey) => {
    const key = keyOf(id);
    if (!quotes.has(key)) quotes.set(key, read(key));
    return quotes.get(key);
  };
  const set = (id: StoredQuoteKey, stored: StoredQuote) => {
    quotes.set(keyOf(id), stored);
    // The order exists, so a reload does not need the quote.
    if (stored.acceptance === "accepted") storage.removeItem(keyOf(id));
    else storage.setItem(keyOf(id), JSON.stringify(stored));
    for (const listener of listeners) listener();
  };
  return {
    get,
    set,
    updateAcceptance(id, status) {
      const stored = get(id);
      if (!stored) return;
      const acceptance = nextAcceptance(stored.acceptance, status);
      if (acceptance !== stored.acceptance) set(id, { ...stored, acceptance });
    },
    deleteSettled() {
      for (const key of storedKeys()) if (!read(key)?.acceptance) storage.removeItem(key);
    },
    deleteAll() {
      for (const key of storedKeys()) storage.removeItem(key);
      quotes.clear();
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  function storedKeys(): readonly string[] {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
    return keys.filter((key) => key.startsWith(PREFIX));
  }

  function read(key: string): StoredQuote | undefined {
    const text = storage.getItem(key);
    if (text === null) return undefined;
    // Only this page writes this key, so the type matches.
    const stored = JSON.parse(text) as StoredQuote;
    // A reload interrupted the request before its response.
    return stored.acceptance ? { ...stored, acceptance: "outcomeUnknown" } : stored;
  }
}

function nextAcceptance(before: StoredQuote["acceptance"], status: AcceptanceStatus): StoredQuote["acceptance"] {
  switch (status) {
    case "accepting":
      return before ?? "sent";
    case "uncertain":
      return "outcomeUnknown";
    case "accepted":
      return "accepted";
    case "expired":
    case "notFound":
      return undefined;
    case "failed":
      // A rejection covers only this attempt. An earlier attempt may have created an order.
      return before === "sent" ? undefined : before;
    case "ready":
      return before;
  }
}

const PREFIX = "harmattan.quote.";

function keyOf({ pairId, person }: StoredQuoteKey): string {
  return `${PREFIX}${pairId}.${person ?? ""}`;
}
