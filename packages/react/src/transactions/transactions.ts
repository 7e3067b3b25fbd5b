import { getTransaction, listTransactions } from "@partner-kit/contract";
import {
  type InfiniteQueryHook,
  infiniteQueryHook,
  type QueryHook,
  type QueryOptionsFactory,
  queryHook,
  queryOptionsOf,
} from "../query/queryHook.ts";

/**
 * Reads the wallet transactions, newest first. (Service document: Operations whose shapes are incomplete; path and fields
 * are assumed.)
 */
export const useTransactions: QueryHook<typeof listTransactions> = queryHook(listTransactions);

/**
 * Reads the wallet transactions page by page, newest first. There is one page, unless the proxy's `overrides` declare more.
 * (Service document: Operations whose shapes are incomplete; pages are assumed.)
 */
export const useInfiniteTransactions: InfiniteQueryHook<typeof listTransactions> = infiniteQueryHook(listTransactions);

/** TanStack options of the wallet transactions, for prefetching and servers. */
export const transactionsQuery: QueryOptionsFactory<typeof listTransactions> = queryOptionsOf(listTransactions);

/**
 * Reads one wallet transaction. (Service document: Operations whose shapes are incomplete; path and fields are assumed.)
 */
export const useTransaction: QueryHook<typeof getTransaction> = queryHook(getTransaction);

/** TanStack options of one wallet transaction, for prefetching and servers. */
export const transactionQuery: QueryOptionsFactory<typeof getTransaction> = queryOptionsOf(getTransaction);
