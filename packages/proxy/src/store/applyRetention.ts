import { finalStatuses } from "../approvals/ApprovalRecord.ts";
import type { Retention } from "../settings/settings.ts";
import type { Store } from "./Store.ts";

/**
 * Deletes expired data in small batches, so that other calls do not wait long. Only one instance should run it at a
 * time. Rejects with a `StoreError`. Batches that were deleted before an error stay deleted.
 */
export async function applyRetention(parameters: { store: Store; now: number; retention?: Retention }): Promise<void> {
  const { store, now, retention = {} } = parameters;
  const { events = 30 * DAY, samples = defaultSampleRetention, balances = 90 * DAY, approvals = 90 * DAY } = retention;
  const batch = { before: now - events, limit: 1_000 };
  let deleted: number;
  do deleted = await store.deleteEvents(batch);
  while (deleted === batch.limit);
  await store.deleteSecrets({ before: now });
  await store.deleteExpiredShared();
  for (const pair_id of await store.readSampledPairs()) {
    for (const { age, step } of samples) await store.thinSamples({ pair_id, before: now - age, step });
  }
  await store.deleteBalances({ before: now - balances });
  await store.deleteApprovals({ before: now - approvals, statuses: finalStatuses });
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Default thinning of samples. */
export const defaultSampleRetention: NonNullable<Retention["samples"]> = [
  { age: DAY, step: 15 * MINUTE },
  { age: 30 * DAY, step: null },
];
