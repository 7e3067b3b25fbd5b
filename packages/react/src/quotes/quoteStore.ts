import type { Quote } from "@partner-kit/contract";
import { createStore, type Store } from "../provider/createStore.ts";
import { createSessionEntries, type DiscardEntriesParameters } from "../provider/sessionEntries.ts";
import type { Kit } from "../query/kit.ts";
import type { QuoteRequest } from "./quoteRequest.ts";
import type { QuoteAcceptanceState } from "./useQuoteAcceptance.ts";

/** A quote with the request that it answers. */
export interface StoredQuote {
  readonly quote: Quote;
  readonly request: QuoteRequest;
  /** By the page's clock. Milliseconds since the epoch. */
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
  const name = entries.nameOf({ kit, subject, recordId: pairId });
  const store = stores.get(name) ?? createQuoteStore(name);
  stores.set(name, store);
  return store;
}

/** Deletes the quotes of all users, except those whose acceptance is unconfirmed. */
export function discardTicketQuotes({ kit, includeUnconfirmed }: DiscardEntriesParameters): void {
  const prefix = entries.prefixOf(kit);
  for (const name of new Set([...stores.keys(), ...entries.namesOf(kit)])) {
    if (!name.startsWith(prefix)) continue;
    const store = stores.get(name) ?? createQuoteStore(name);
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

const entries = createSessionEntries<StoredQuote>("quote");
const stores = new Map<string, Store<StoredQuote | undefined>>();
const empty: Store<StoredQuote | undefined> = {
  get: () => undefined,
  set: () => undefined,
  subscribe: () => () => undefined,
};

function createQuoteStore(name: string): Store<StoredQuote | undefined> {
  const stored = entries.read(name);
  // A reload interrupted the request before its response.
  const store = createStore(stored?.acceptance ? { ...stored, acceptance: "unknown" as const } : stored);
  return {
    get: store.get,
    subscribe: store.subscribe,
    set: (next) => {
      store.set(next);
      // The order of an accepted quote is known, so a reload does not need the quote.
      entries.write(name, next?.acceptance === "accepted" ? undefined : next);
    },
  };
}
