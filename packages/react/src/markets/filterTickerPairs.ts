import { memoize } from "../format/memoize.ts";
import type { TickerTableView } from "./TickerTableView.ts";
import type { TickerPair } from "./tickerPairs.ts";

export interface FilterTickerPairsParameters extends Pick<TickerTableView, "search" | "quote" | "isFavouritesOnly"> {
  readonly pairs: readonly TickerPair[];
  readonly favourites: ReadonlySet<string>;
}

/** Returns the pairs that match search and filters, in their original order. */
export function filterTickerPairs(parameters: FilterTickerPairsParameters): readonly TickerPair[] {
  const { pairs, favourites, search, quote, isFavouritesOnly } = parameters;
  const terms = search === "" ? [] : plain(search).split(" ").filter(Boolean);
  if (terms.length === 0 && quote === undefined && !isFavouritesOnly) return pairs;
  return pairs.filter(
    (pair) =>
      (quote === undefined || pair.quote === quote) &&
      (!isFavouritesOnly || favourites.has(pair.pairId)) &&
      terms.every((term) => searchTextOf(pair).includes(term)),
  );
}

/** Cached, because each keystroke searches all pairs. */
const searchTextOf = memoize(
  ({ pairId, base, quote }: TickerPair) => plain(`${pairId} ${base ?? ""} ${quote ?? ""}`),
  new WeakMap(),
);

/** Makes "BTC-USD", "btc/usd" and "btc usd" equal. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
