import type { Quote } from "@partner-kit/contract";
import { createStore, type Store } from "../provider/createStore.ts";
import type { Kit } from "../query/kit.ts";
import type { QuoteRequest } from "./quoteRequest.ts";
import type { QuoteAcceptanceState } from "./useQuoteAcceptance.ts";

/** A quote with the request that it answers. */
export interface StoredQuote {
  readonly quote: Quote;
  readonly request: QuoteRequest;
  /** By the service's clock. Milliseconds since the epoch. */
  readonly receivedAt: number;
  /** The price that later quotes for the same request are compared with. `undefined` if the quote has none. */
  readonly firstPrice: string | undefined;
  /**
   * Progress of the acceptance. `unknown`: the response was lost. Accepting the same quote again returns the outcome. Absent
   * while no order can exist.
   */
  readonly acceptance?: "sent" | "unknown" | "accepted" | undefined;
}

export interface QuoteStoreParameters {
  readonly kit: Pick<Kit, "baseUrl">;
  /** The signed-in user. While it is `undefined`, nothing is read or stored. */
  readonly subject: string | undefined;
  readonly pairId: string | undefined;
}

/**
 * The last quote of a market and user, for as long as the tab is open. If the response to an acceptance is lost, the same quote
 * must be accepted again, because another one could create a second order. So the quote is in the tab's session storage and
 * survives a reload. Stores IDs, prices and amounts, and deletes them once the order is known.
 */
export function quoteStore({ kit, subject, pairId }: QuoteStoreParameters): Store<StoredQuote | undefined> {
  if (subject === undefined || pairId === undefined) return empty;
  const key = `${prefixOf(kit)}${JSON.stringify([subject, pairId])}`;
  const store = stores.get(key) ?? createQuoteStore(key);
  stores.set(key, store);
  return store;
}

export interface DiscardQuotesParameters {
  readonly kit: Pick<Kit, "baseUrl">;
  /** Also discards quotes that may have become an order nobody has confirmed, such as after an account was reset. Default false. */
  readonly includeUnconfirmed?: boolean | undefined;
}

/**
 * Deletes the quotes that `QuoteTicket` stored in this tab, of all users. Call it when a user signs out. A quote whose
 * acceptance is unconfirmed stays for its user, who must be able to check it.
 */
export function discardQuotes({ kit, includeUnconfirmed = false }: DiscardQuotesParameters): void {
  const prefix = prefixOf(kit);
  for (const key of new Set([...stores.keys(), ...storedKeys()])) {
    if (!key.startsWith(prefix)) continue;
    const store = stores.get(key) ?? createQuoteStore(key);
    const acceptance = store.get()?.acceptance;
    if (includeUnconfirmed || acceptance === undefined || acceptance === "accepted") store.set(undefined);
  }
}

/** Records the progress of a quote's acceptance. */
export function recordAcceptance(store: Store<StoredQuote | undefined>, status: QuoteAcceptanceState["status"]): void {
  const stored = store.get();
  if (!stored) return;
  const acceptance = nextAcceptance(stored.acceptance, status);
  if (acceptance !== stored.acceptance) store.set({ ...stored, acceptance });
}

function nextAcceptance(
  before: StoredQuote["acceptance"],
  status: QuoteAcceptanceState["status"],
): StoredQuote["acceptance"] {
  switch (status) {
    case "accepting":
      return before ?? "sent";
    case "uncertain":
      return "unknown";
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

const stores = new Map<string, Store<StoredQuote | undefined>>();
const empty: Store<StoredQuote | undefined> = {
  get: () => undefined,
  set: () => undefined,
  subscribe: () => () => undefined,
};

function prefixOf({ baseUrl }: Pick<Kit, "baseUrl">): string {
  return `partner-kit ${baseUrl} quote `;
}

function createQuoteStore(key: string): Store<StoredQuote | undefined> {
  const store = createStore(read(key));
  return {
    get: store.get,
    subscribe: store.subscribe,
    set: (stored) => {
      store.set(stored);
      write(key, stored);
    },
  };
}

/** Browsers can deny storage. */
function read(key: string): StoredQuote | undefined {
  try {
    // Only this file writes this key, so the type matches.
    const stored = JSON.parse(sessionStorage.getItem(key) ?? "null") as StoredQuote | null;
    if (!stored) return undefined;
    // A reload interrupted the request before its response.
    return stored.acceptance ? { ...stored, acceptance: "unknown" } : stored;
  } catch {
    return undefined;
  }
}

function write(key: string, stored: StoredQuote | undefined): void {
  try {
    // The order of an accepted quote is known, so a reload does not need the quote.
    if (!stored || stored.acceptance === "accepted") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // The quote then lasts until the page is left.
  }
}

function storedKeys(): readonly string[] {
  try {
    return Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? "");
  } catch {
    return [];
  }
}
