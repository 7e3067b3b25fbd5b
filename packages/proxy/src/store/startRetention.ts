import type { HandlerMonitor } from "../events/createHandlerMonitor.ts";
import { errorCodeOf } from "../monitoring/describeError.ts";
import type { Settings } from "../settings/settings.ts";
import { applyRetention } from "./applyRetention.ts";
import type { Store } from "./Store.ts";

const FIRST_MS = 60_000;
const EVERY_MS = 600_000;
const SLACK_MS = 3_600_000;
// Stores of earlier versions contain these names.
const LEASE_NAME = "tidy";
const TIME_NAME = "tidied_at";

export interface StartRetentionParameters extends Pick<Settings, "store" | "retention" | "schedule" | "logger"> {
  readonly handlerMonitor: Pick<HandlerMonitor, "check">;
}

/** Applies the retention every ten minutes, in one instance at a time. Returns a function that stops it. */
export function startRetention(settings: StartRetentionParameters): () => void {
  const { store, retention, handlerMonitor, schedule, logger } = settings;
  const holder = crypto.randomUUID();
  let cancel = schedule(() => void run(), FIRST_MS, true);
  let isStopped = false;

  async function run(): Promise<void> {
    try {
      // The lease lasts almost until the next run, so that no other instance repeats this one.
      const isHeld = await store.lease({ name: LEASE_NAME, holder, ttl: EVERY_MS - FIRST_MS });
      if (isHeld) await applyRetention({ store, now: await readTime(store), retention });
      await handlerMonitor.check();
    } catch (error) {
      // The host closes the store after the proxy.
      if (!isStopped) logger.warn({ reason: errorCodeOf(error) }, "the retention could not be applied to the store");
    }
    if (!isStopped) cancel = schedule(() => void run(), EVERY_MS, true);
  }

  return () => {
    isStopped = true;
    cancel();
  };
}

/**
 * The time that ages are measured from. A database server's clock is trusted. A host's clock may have jumped ahead, and
 * deletion is final, so its time advances at most from run to run, or with a new event: events are stored only while
 * the clocks of the host and the service agree.
 */
async function readTime(store: Store): Promise<number> {
  const { now, isIndependent } = await store.readClock();
  if (isIndependent) return now;
  const previous = Number((await store.readShared(TIME_NAME)) ?? Number.NEGATIVE_INFINITY);
  const { newest } = await store.readEventBounds();
  const [event] = await store.readEvents({ after: newest - 1, limit: 1 });
  const latest = Math.max(
    previous + EVERY_MS,
    event === undefined ? Number.NEGATIVE_INFINITY : event.received_at + SLACK_MS,
  );
  const time = Number.isFinite(latest) ? Math.min(now, latest) : now;
  await store.writeShared({ name: TIME_NAME, value: String(Math.max(time, previous)) });
  return time;
}
