import { listReceivedEvents } from "@partner-kit/contract";
import { type QueryHook, type QueryOptionsFactory, queryHook, queryOptionsOf } from "../query/queryHook.ts";

/** Reads the events that the proxy received, in sequence. A new event makes the list stale. */
export const useReceivedEvents: QueryHook<typeof listReceivedEvents> = queryHook(listReceivedEvents);

/** TanStack options of the events that the proxy received, for prefetching and servers. */
export const receivedEventsQuery: QueryOptionsFactory<typeof listReceivedEvents> = queryOptionsOf(listReceivedEvents);
