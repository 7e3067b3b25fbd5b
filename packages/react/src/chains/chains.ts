import { listChains } from "@partner-kit/contract";
import { type QueryHook, type QueryOptionsFactory, queryHook, queryOptionsOf } from "../query/queryHook.ts";

/** Reads the supported chains. (Service document: Endpoints, Wallets; the shape is assumed.) */
export const useChains: QueryHook<typeof listChains> = queryHook(listChains);

/** TanStack options of the supported chains, for prefetching and servers. */
export const chainsQuery: QueryOptionsFactory<typeof listChains> = queryOptionsOf(listChains);
