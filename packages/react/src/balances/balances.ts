import { getBalances } from "@partner-kit/contract";
import { type QueryHook, type QueryOptionsFactory, queryHook, queryOptionsOf } from "../query/queryHook.ts";

/** Reads the balance overview: balances, credit and the withdrawable amounts. (Service document: Balance overview.) */
export const useBalances: QueryHook<typeof getBalances> = queryHook(getBalances);

/** TanStack options of the balance overview, for prefetching and servers. */
export const balancesQuery: QueryOptionsFactory<typeof getBalances> = queryOptionsOf(getBalances);
