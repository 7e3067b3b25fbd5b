import type { useCreateQuote, useQuoteAcceptance } from "@partner-kit/react";

export interface CreateKeptQuotesParameters {
  /** Of the tab, as `sessionStorage` is. */
  readonly storage: Pick<Storage, "key" | "length" | "getItem" | "setItem" | "removeItem">;
}

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
  /**
   * How far its acceptance is. `unanswered`: there may be an order or not, and sending the same quote again tells. Absent
   * as long as nothing can have come of it.
   */
  readonly acceptance?: "sent" | "unanswered" | "accepted" | undefined;
}

export interface KeptQuotes {
  readonly get: (place: KeptQuotePlace) => KeptQuote | undefined;
  readonly keep: (place: KeptQuotePlace, kept: KeptQuote) => void;
  /** Follows the acceptance of what is kept. */
  readonly follow: (place: KeptQuotePlace, status: AcceptanceStatus) => void;
  /** Takes out of the tab what nothing is left to be asked of. */
  readonly forgetSettled: () => void;
  /** Takes all of them out of the tab: the account they were for is gone. */
  readonly forgetAll: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

type AcceptanceStatus = ReturnType<typeof useQuoteAcceptance>["state"]["status"];

/**
 * The last quote of each market and person, for as long as the tab is open. When no answer came to its acceptance, the
 * same quote has to be sent again, so it must be there for those who left the screen, loaded it anew or signed out in
 * between: another one could be a second order.
 */
export function createKeptQuotes({ storage }: CreateKeptQuotesParameters): KeptQuotes {
  const quotes = new Map<string, KeptQuote | undefined>();
  const listeners = new Set<() => void>();

  const get = (place: KeptQuotePlace) => {
    const key = keyOf(place);
    if (!quotes.has(key)) quotes.set(key, read(key));
    return quotes.get(key);
  };
  const keep = (place: KeptQuotePlace, kept: KeptQuote) => {
    quotes.set(keyOf(place), kept);
    // Its order is known: once the page is loaded anew, there is nothing left to ask of it.
    if (kept.acceptance === "accepted") storage.removeItem(keyOf(place));
    else storage.setItem(keyOf(place), JSON.stringify(kept));
    for (const listener of listeners) listener();
  };
  return {
    get,
    keep,
    follow(place, status) {
      const kept = get(place);
      if (!kept) return;
      const acceptance = followed(kept.acceptance, status);
      if (acceptance !== kept.acceptance) keep(place, { ...kept, acceptance });
    },
    forgetSettled() {
      for (const key of storedKeys()) if (!read(key)?.acceptance) storage.removeItem(key);
    },
    forgetAll() {
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

  function read(key: string): KeptQuote | undefined {
    const text = storage.getItem(key);
    if (text === null) return undefined;
    // Written by this page, in this tab.
    const kept = JSON.parse(text) as KeptQuote;
    // The page that had sent it was left before the answer.
    return kept.acceptance ? { ...kept, acceptance: "unanswered" } : kept;
  }
}

function followed(before: KeptQuote["acceptance"], status: AcceptanceStatus): KeptQuote["acceptance"] {
  switch (status) {
    case "accepting":
      return before ?? "sent";
    case "uncertain":
      return "unanswered";
    case "accepted":
      return "accepted";
    case "expired":
    case "notFound":
      return undefined;
    case "failed":
      // A refusal says that nothing came of this try, and nothing of one before.
      return before === "sent" ? undefined : before;
    case "ready":
      return before;
  }
}

const PREFIX = "harmattan.quote.";

function keyOf({ pairId, person }: KeptQuotePlace): string {
  return `${PREFIX}${pairId}.${person ?? ""}`;
}
