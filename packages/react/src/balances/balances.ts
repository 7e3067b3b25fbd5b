import { getBalanceHistory, getBalances } from "@partner-kit/contract";
import { type QueryHook, type QueryOptionsFactory, queryHook, queryOptionsOf } from "../query/queryHook.ts";

/** Reads the balance overview: balances, credit and the withdrawable amounts. (Service document: Balance overview.) */
export const useBalances: QueryHook<typeof getBalances> = queryHook(getBalances);

/** TanStack options of the balance overview, for prefetching and servers. */
export const balancesQuery: QueryOptionsFactory<typeof getBalances> = queryOptionsOf(getBalances);

/**
 * Reads the proxy's balance samples of one currency, because the service has no balance history. A step without a sample is
 * null.
 */
export const useBalanceHistory: QueryHook<typeof getBalanceHistory> = queryHook(getBalanceHistory);

/** TanStack options of the sampled balances of one currency, for prefetching and servers. */
export const balanceHistoryQuery: QueryOptionsFactory<typeof getBalanceHistory> = queryOptionsOf(getBalanceHistory);
