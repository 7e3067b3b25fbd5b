import { listChains } from "@partner-kit/contract";
import { type QueryHook, queryHook } from "../query/queryHook.ts";
import { type QueryOptionsFactory, queryOptionsOf } from "../query/queryOptionsOf.ts";

/** Reads the supported chains. (Service document: Endpoints, Wallets; the shape is assumed.) */
export const useChains: QueryHook<typeof listChains> = queryHook(listChains);

/** TanStack options of the supported chains, for prefetching and servers. */
export const chainsQuery: QueryOptionsFactory<typeof listChains> = queryOptionsOf(listChains);
