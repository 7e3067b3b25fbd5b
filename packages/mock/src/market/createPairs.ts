import { hash, hashFraction, hashText } from "../hash.ts";
import { type Asset, firstPairs, knownAssets, type QuoteCurrency, quoteCurrencies } from "./assets.ts";

/** A trading pair with the scale of its prices and volumes. */
export interface Pair {
  readonly id: string;
  readonly base: SeededAsset;
  readonly quote: SeededAsset;
  readonly seed: number;
  /** Decimal places of a price. A tick is one unit of the last place. */
  readonly pricePlaces: number;
  /** Average price in ticks. */
  readonly averagePrice: number;
  readonly volumePlaces: number;
  /** Average daily base volume, in units of its last place. */
  readonly averageVolume: number;
  /** Typical daily change, as a fraction of the price. */
  readonly volatility: number;
  /** Spread between bid and ask, as a fraction of the price. */
  readonly spread: number;
}

/** An asset with its price seed. */
export interface SeededAsset extends Asset {
  readonly seed: number;
}

/** Creates `count` pairs: well-known ones first, then fictional assets. */
export function createPairs({ seed, count }: { readonly seed: number; readonly count: number }): Pair[] {
  const pairs = new Map<string, Pair>();
  const add = (base: Asset, quote: QuoteCurrency): void => {
    const pair = createPair({ seed, base, quote: quoteCurrencies[quote] });
    if (pairs.size < count && base.code !== quote && !pairs.has(pair.id)) pairs.set(pair.id, pair);
  };
  for (const id of firstPairs) {
    for (const base of knownAssets)
      for (const quote of quoteNames) if (id === `${base.code}-${quote}`) add(base, quote);
  }
  for (const quote of quoteNames) for (const base of knownAssets) add(base, quote);
  for (let index = 0; pairs.size < count; index++) {
    const base = inventAsset(hash(seed, index));
    if (!reserved.has(base.code)) for (const quote of quoteNames) add(base, quote);
  }
  return Array.from(pairs.values());
}

const quoteNames: readonly QuoteCurrency[] = ["USD", "NGN", "USDT"];
const reserved: ReadonlySet<string> = new Set([...knownAssets.map(({ code }) => code), ...quoteNames]);

function createPair({ seed, base, quote }: { seed: number; base: Asset; quote: Asset }): Pair {
  const id = `${base.code}-${quote.code}`;
  const price = base.usd / quote.usd;
  const volume = (base.turnover / base.usd) * (quote.code === "USD" ? 1 : 0.3);
  // At least five digits, so that a tick is small compared with the price.
  const pricePlaces = Math.max(2, 4 - Math.floor(Math.log10(price)));
  const volumePlaces = Math.min(8, Math.max(2, 6 - Math.floor(Math.log10(volume))));
  return {
    id,
    base: { ...base, seed: hashText(seed, base.code) },
    quote: { ...quote, seed: hashText(seed, quote.code) },
    seed: hashText(seed, id),
    pricePlaces,
    averagePrice: Math.round(price * 10 ** pricePlaces),
    volumePlaces,
    averageVolume: Math.round(volume * 10 ** volumePlaces),
    volatility: Math.hypot(base.volatility, quote.volatility),
    spread: (quote.code === "NGN" ? 0.0012 : 0.0001) + base.volatility * 0.01,
  };
}

/** Creates a fictional asset with a lower price and higher volatility than the well-known ones. */
function inventAsset(seed: number): Asset {
  const pick = (letters: string, turn: number): string => letters.charAt(hash(seed, turn) % letters.length);
  const code = pick("BCDFGHJKLMNPRSTVWZ", 1) + pick("AEIOUY", 2) + pick("BCDFGKLMNPRSTVXZ", 3) + pick("AEIOUYX", 4);
  return {
    code,
    usd: 10 ** (hashFraction(seed, 5) * 8 - 5.5),
    volatility: 0.04 + hashFraction(seed, 6) * 0.05,
    turnover: 10 ** (4.5 + hashFraction(seed, 7) * 1.8),
  };
}
