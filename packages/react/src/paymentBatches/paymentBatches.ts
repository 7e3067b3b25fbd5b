import { createPaymentBatch, getPaymentBatch, listPaymentBatches, stopPaymentBatch } from "@partner-kit/contract";
import { type MutationHook, mutationHook } from "../query/mutationHook.ts";
import { type QueryHook, type QueryOptionsFactory, queryHook, queryOptionsOf } from "../query/queryHook.ts";

/** Reads the bulk payments, newest first. */
export const usePaymentBatches: QueryHook<typeof listPaymentBatches> = queryHook(listPaymentBatches);

/** TanStack options of the bulk payments, for prefetching and servers. */
export const paymentBatchesQuery: QueryOptionsFactory<typeof listPaymentBatches> = queryOptionsOf(listPaymentBatches);

/** Reads one bulk payment with the progress of each line. */
export const usePaymentBatch: QueryHook<typeof getPaymentBatch> = queryHook(getPaymentBatch);

/** TanStack options of one bulk payment, for prefetching and servers. */
export const paymentBatchQuery: QueryOptionsFactory<typeof getPaymentBatch> = queryOptionsOf(getPaymentBatch);

/**
 * Starts a bulk payment. The proxy pays its lines. If the outcome is unknown, send the same input again: a `batch_id` is
 * carried out once.
 */
export const useCreatePaymentBatch: MutationHook<typeof createPaymentBatch> = mutationHook(createPaymentBatch);

/** Stops a bulk payment. Lines that were not sent yet are not paid. */
export const useStopPaymentBatch: MutationHook<typeof stopPaymentBatch> = mutationHook(stopPaymentBatch);
