import type { HandlerWatch } from "../events/createHandlerWatch.ts";
import { failureCode } from "../failureCode.ts";
import type { Retention, Settings } from "../settings.ts";
import type { Store } from "./Store.ts";

const FIRST_MS = 60_000;
const EVERY_MS = 600_000;
const SLACK_MS = 3_600_000;
const TIME_NAME = "tidied_at";

export interface KeepTidyParameters extends Pick<Settings, "store" | "retention" | "schedule" | "logger"> {
  readonly handlerWatch: Pick<HandlerWatch, "look">;
}

/** Tidies the store now and then, one instance for all. Returns how to stop. */
export function keepTidy(settings: KeepTidyParameters): () => void {
  const { store, retention, handlerWatch, schedule, logger } = settings;
  const holder = crypto.randomUUID();
  let cancel = schedule(() => void tidy(), FIRST_MS, true);
  let isStopped = false;

  async function tidy(): Promise<void> {
    try {
      // Held until shortly before the next time, so that no other instance does the same again.
      const isHeld = await store.lease({ name: "tidy", holder, ttl: EVERY_MS - FIRST_MS });
      if (isHeld) await tidyStore({ store, now: await readTime(store), retention });
      await handlerWatch.look();
    } catch (error) {
      // Who closes the proxy then closes the store.
      if (!isStopped) logger.warn({ reason: failureCode(error) }, "the store could not be tidied");
    }
    if (!isStopped) cancel = schedule(() => void tidy(), EVERY_MS, true);
  }

  return () => {
    isStopped = true;
    cancel();
  };
}

/**
 * The time that ages are counted from. A database server's clock is believed. A host's clock may have jumped ahead, and
 * what is deleted stays deleted, so there time passes no faster than from one look to the next, unless an event came: those
 * are stored only while the clocks of the host and the service agree.
 */
async function readTime(store: Store): Promise<number> {
  const { now, isIndependent } = await store.readClock();
  if (isIndependent) return now;
  const former = Number((await store.readShared(TIME_NAME)) ?? Number.NEGATIVE_INFINITY);
  const { newest } = await store.readEventBounds();
  const [event] = await store.readEvents({ after: newest - 1, limit: 1 });
  const latest = Math.max(
    former + EVERY_MS,
    event === undefined ? Number.NEGATIVE_INFINITY : event.received_at + SLACK_MS,
  );
  const time = Number.isFinite(latest) ? Math.min(now, latest) : now;
  await store.writeShared({ name: TIME_NAME, value: String(Math.max(time, former)) });
  return time;
}

/**
 * Deletes what is past its time, in small bites, so that nothing else waits long. Meant to be run now and then by one
 * instance at a time. Rejects with a `StoreError`; what was done by then stays done.
 */
export async function tidyStore(parameters: { store: Store; now: number; retention?: Retention }): Promise<void> {
  const { store, now, retention: { events = 30 * DAY, samples = sampleRetention } = {} } = parameters;
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
