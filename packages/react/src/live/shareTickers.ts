import type { Data, getTicker } from "@partner-kit/contract";
import { mergeTickers } from "./mergeTickers.ts";

type TickerData = Data<typeof getTicker>;

/** Structural sharing of the ticker by pair, where TanStack's own goes by position and looks into every entry. */
export function shareTickers(known: unknown, incoming: unknown): unknown {
  if (!isTickerData(known) || !isTickerData(incoming)) return incoming;
  const tickers = mergeTickers({ known: known.tickers, incoming: incoming.tickers, full: true });
  return tickers === known.tickers ? known : { ...incoming, tickers };
}

/** The contract has checked what stands in the cache; this only tells it from nothing. */
function isTickerData(value: unknown): value is TickerData {
  return typeof value === "object" && value !== null && "tickers" in value && Array.isArray(value.tickers);
}
