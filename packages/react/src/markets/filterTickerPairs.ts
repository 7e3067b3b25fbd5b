import type { TickerTableView } from "./TickerTableView.ts";
import type { TickerPair } from "./tickerPairs.ts";

export interface FilterTickerPairsParameters extends Pick<TickerTableView, "search" | "quote" | "isFavouritesOnly"> {
  readonly pairs: readonly TickerPair[];
  readonly favourites: ReadonlySet<string>;
}

/** The pairs that match what a person is looking for, in the order they came. */
export function filterTickerPairs(parameters: FilterTickerPairsParameters): readonly TickerPair[] {
  const { pairs, favourites, search, quote, isFavouritesOnly } = parameters;
  const messages = search === "" ? [] : plain(search).split(" ").filter(Boolean);
  if (messages.length === 0 && quote === undefined && !isFavouritesOnly) return pairs;
  return pairs.filter(
    (pair) =>
      (quote === undefined || pair.quote === quote) &&
      (!isFavouritesOnly || favourites.has(pair.pairId)) &&
      messages.every((word) => textOf(pair).includes(word)),
  );
}

const texts = new WeakMap<TickerPair, string>();

/** What is searched, made once for each pair: a keystroke looks through all of them. */
function textOf(pair: TickerPair): string {
  const known = texts.get(pair);
  if (known !== undefined) return known;
  const text = plain(`${pair.pairId} ${pair.base ?? ""} ${pair.quote ?? ""}`);
  texts.set(pair, text);
  return text;
}

/** "BTC-USD", "btc/usd" and "btc usd" are the same to whoever types them. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
