import { listBanks } from "@partner-kit/contract";
import { type QueryHook, queryHook } from "../query/queryHook.ts";
import { type QueryOptionsFactory, queryOptionsOf } from "../query/queryOptionsOf.ts";

/** Reads the supported banks. (Service document: Endpoints, Wallets; the shape is assumed.) */
export const useBanks: QueryHook<typeof listBanks> = queryHook(listBanks);

/** TanStack options of the supported banks, for prefetching and servers. */
export const banksQuery: QueryOptionsFactory<typeof listBanks> = queryOptionsOf(listBanks);
