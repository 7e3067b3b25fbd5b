import type { Store } from "./Store.ts";

/** How long things are kept, in milliseconds of age. */
export interface Retention {
  /** Default 30 days. */
  readonly events?: number | undefined;
  /**
   * Samples older than `age` are thinned to one in each `step`, or deleted where `step` is `null`.
   * Default: one in 15 minutes after a day, none after 30 days.
   */
  readonly samples?: readonly { readonly age: number; readonly step: number | null }[] | undefined;
}

export interface TidyStoreParameters {
  readonly store: Store;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly retention?: Retention | undefined;
}

/**
 * Deletes what is past its time, in small bites, so that nothing else waits long. Meant to be run now and then by one
 * instance at a time. Rejects with a `StoreError`; what was done by then stays done.
 */
export async function tidyStore({ store, now, retention = {} }: TidyStoreParameters): Promise<void> {
  const { events = 30 * DAY, samples = sampleRetention } = retention;
  const bite = { before: now - events, limit: 1_000 };
  let deleted: number;
  do deleted = await store.deleteEvents(bite);
  while (deleted === bite.limit);
  await store.deleteSecrets({ before: now });
  for (const pair_id of await store.readSampledPairs()) {
    for (const { age, step } of samples) await store.thinSamples({ pair_id, before: now - age, step });
  }
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How samples are thinned where nothing else is said. */
export const sampleRetention: NonNullable<Retention["samples"]> = [
  { age: DAY, step: 15 * MINUTE },
  { age: 30 * DAY, step: null },
];
