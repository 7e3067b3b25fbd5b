import { getOrder } from "@partner-kit/contract";
import { type QueryHook, type QueryOptionsFactory, queryHook, queryOptionsOf } from "../query/queryHook.ts";

/**
 * Reads an order. A fill event makes it stale. (Service document: Operations whose shapes are incomplete; path and fields
 * are assumed.)
 */
export const useOrder: QueryHook<typeof getOrder> = queryHook(getOrder);

/** TanStack options of an order, for prefetching and servers. */
export const orderQuery: QueryOptionsFactory<typeof getOrder> = queryOptionsOf(getOrder);
