import type { Ticker } from "@partner-kit/contract";

export interface MergeTickersParameters {
  readonly known: Ticker[];
  readonly incoming: readonly Ticker[];
  /** Whether `incoming` is everything there is, not only what changed. */
  readonly full: boolean;
}

/**
 * Puts new figures over known ones. What did not change stays the same object, and the list too where nothing in it
 * changed, so that a row can tell by identity whether it has anything to do.
 */
export function mergeTickers({ known, incoming, full }: MergeTickersParameters): Ticker[] {
  if (incoming.length === 0 && !full) return known;
  const places = placesOf(known);
  const base: Ticker[] = full ? [] : known.slice();
  let isSame = !full || incoming.length === known.length;
  for (const [index, ticker] of incoming.entries()) {
    const place = places.get(ticker.pair_id);
    const before = place === undefined ? undefined : known[place];
    const next = before && isEqual(before, ticker) ? before : ticker;
    const target = full ? index : (place ?? base.length);
    if (next !== known[target]) isSame = false;
    base[target] = next;
  }
  if (isSame) return known;
  if (!full && base.length === known.length) knownPlaces.set(base, places);
  return base;
}

const knownPlaces = new WeakMap<readonly Ticker[], ReadonlyMap<string, number>>();

/** Where each pair stands in a list. Found once and carried along while the order stays. */
function placesOf(tickers: readonly Ticker[]): ReadonlyMap<string, number> {
  const found = knownPlaces.get(tickers) ?? new Map(tickers.map(({ pair_id }, index) => [pair_id, index]));
  knownPlaces.set(tickers, found);
  return found;
}

function isEqual(a: Ticker, b: Ticker): boolean {
  const keys = Object.keys(b);
  return keys.length === Object.keys(a).length && keys.every((key) => Object.is(a[key], b[key]));
}
