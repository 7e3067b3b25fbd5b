import { getTicker, type Operation } from "@partner-kit/contract";

/**
 * Milliseconds that an answer of the service serves others who ask the same. Only for what is alike for everybody and
 * what no call through the proxy changes; 0 for all else.
 */
export function maxAgeOf({ name }: Operation, { tickerInterval }: { readonly tickerInterval: number }): number {
  if (name === getTicker.name) return tickerInterval;
  return maxAges.get(name) ?? 0;
}

const maxAges: ReadonlyMap<string, number> = new Map([
  ["listMarkets", 10_000],
  ["listBanks", 60_000],
  ["listChains", 60_000],
]);
