import { createRecipient, deleteRecipient, listRecipients, updateRecipient } from "@partner-kit/contract";
import { type MutationHook, mutationHook } from "../query/mutationHook.ts";
import { type QueryHook, type QueryOptionsFactory, queryHook, queryOptionsOf } from "../query/queryHook.ts";

/**
 * Reads the saved recipients, optionally by type or currency. (Service document: Endpoints, Wallets; Saved recipient.)
 */
export const useRecipients: QueryHook<typeof listRecipients> = queryHook(listRecipients);

/** TanStack options of the saved recipients, for prefetching and servers. */
export const recipientsQuery: QueryOptionsFactory<typeof listRecipients> = queryOptionsOf(listRecipients);

/**
 * Saves a recipient. Moves no funds. (Service document: Operations whose shapes are incomplete; path and body are
 * assumed.)
 */
export const useCreateRecipient: MutationHook<typeof createRecipient> = mutationHook(createRecipient);

/**
 * Changes a saved recipient. Omitted fields stay. Changed bank details need a new account verification. Moves no funds.
 * (Service document: Endpoints, Wallets, PATCH rules.)
 */
export const useUpdateRecipient: MutationHook<typeof updateRecipient> = mutationHook(updateRecipient);

/** Deletes a saved recipient. (Service document: Operations whose shapes are incomplete; the path is assumed.) */
export const useDeleteRecipient: MutationHook<typeof deleteRecipient> = mutationHook(deleteRecipient);
