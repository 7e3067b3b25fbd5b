import { getOrder } from "@partner-kit/contract";
import { type QueryHook, queryHook } from "../query/queryHook.ts";
import { type QueryOptionsFactory, queryOptionsOf } from "../query/queryOptionsOf.ts";

/**
 * Reads an order. A fill event makes it stale. (Service document: Operations whose shapes are incomplete; path and fields
 * are assumed.)
 */
export const useOrder: QueryHook<typeof getOrder> = queryHook(getOrder);

/** TanStack options of an order, for prefetching and servers. */
export const orderQuery: QueryOptionsFactory<typeof getOrder> = queryOptionsOf(getOrder);
