import { failureCode } from "../failureCode.ts";
import type { Logger } from "../logger.ts";
import type { Schedule } from "../schedule.ts";
import type { Store } from "./Store.ts";
import { type Retention, tidyStore } from "./tidyStore.ts";

export interface KeepTidyParameters {
  readonly store: Store;
  readonly retention: Retention;
  readonly now: () => number;
  readonly schedule: Schedule;
  readonly logger: Logger;
}

const FIRST_MS = 60_000;
const EVERY_MS = 600_000;

/** Tidies the store now and then, one instance for all. Returns how to stop. */
export function keepTidy({ store, retention, now, schedule, logger }: KeepTidyParameters): () => void {
  const holder = crypto.randomUUID();
  let cancel = schedule(() => void tidy(), FIRST_MS, true);
  let isStopped = false;

  async function tidy(): Promise<void> {
    try {
      // Held until shortly before the next time, so that no other instance does the same again.
      const isHeld = await store.lease({ name: "tidy", holder, ttl: EVERY_MS - FIRST_MS });
      if (isHeld) await tidyStore({ store, now: now(), retention });
    } catch (error) {
      logger.warn({ reason: failureCode(error) }, "the store could not be tidied");
    }
    if (!isStopped) cancel = schedule(() => void tidy(), EVERY_MS, true);
  }

  return () => {
    isStopped = true;
    cancel();
  };
}
