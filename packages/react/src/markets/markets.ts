import { getTicker, getTickerHistory, listMarkets, listPriceTrends } from "@partner-kit/contract";
import { type QueryHook, type QueryOptionsFactory, queryHook, queryOptionsOf } from "../query/queryHook.ts";

/** Reads the trading pairs. (Service document: Endpoints, Exchange; the shape is assumed.) */
export const useMarkets: QueryHook<typeof listMarkets> = queryHook(listMarkets);

/** TanStack options of the trading pairs, for prefetching and servers. */
export const marketsQuery: QueryOptionsFactory<typeof listMarkets> = queryOptionsOf(listMarkets);

/**
 * Reads the 24-hour ticker of all pairs, which the live stream keeps current. All components share one request. Select a
 * part with `query.select`; unchanged entries stay the same objects. (Service document: 24-hour ticker entry.)
 */
export const useTicker: QueryHook<typeof getTicker> = queryHook(getTicker);

/** TanStack options of the 24-hour ticker of all pairs, for prefetching and servers. */
export const tickerQuery: QueryOptionsFactory<typeof getTicker> = queryOptionsOf(getTicker);

/**
 * Reads the proxy's price samples of one pair, because the service has no price history. A step without a sample is null.
 */
export const useTickerHistory: QueryHook<typeof getTickerHistory> = queryHook(getTickerHistory);

/** TanStack options of the sampled prices of one pair, for prefetching and servers. */
export const tickerHistoryQuery: QueryOptionsFactory<typeof getTickerHistory> = queryOptionsOf(getTickerHistory);

/** Reads the proxy's price samples of up to 50 pairs over the last 24 hours, in half-hour steps. */
export const usePriceTrends: QueryHook<typeof listPriceTrends> = queryHook(listPriceTrends);

/** TanStack options of the sampled prices of several pairs, for prefetching and servers. */
export const priceTrendsQuery: QueryOptionsFactory<typeof listPriceTrends> = queryOptionsOf(listPriceTrends);
