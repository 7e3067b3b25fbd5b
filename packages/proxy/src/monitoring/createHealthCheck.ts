import type { Health } from "@partner-kit/contract";
import { type HandlerLag, type HandlerMonitor, handlerState } from "../events/createHandlerMonitor.ts";
import type { HandlerRunner } from "../events/createHandlerRunner.ts";
import type { Settings } from "../settings/settings.ts";
import type { ParkedEvent, Store } from "../store/Store.ts";
import type { Upstream } from "../upstream/createUpstream.ts";
import type { Receiver } from "../webhooks/createReceiver.ts";
import type { Alarms } from "./createAlarms.ts";

export interface CreateHealthCheckParameters extends Pick<Settings, "now"> {
  readonly store: Store;
  readonly upstream: Upstream;
  readonly receiver: Receiver;
  readonly handler: Pick<HandlerRunner, "parked">;
  readonly handlerMonitor: HandlerMonitor;
  readonly alarms: Alarms;
}

/** Checks the store and the handler, for the health probe and the metrics. */
export interface HealthCheck {
  /** Calls within one second share one check of the store and the handler. Rejects with a `StoreError` if the store takes no writes. */
  run(): Promise<Health>;
  /** Results of the last check. Before the first one, the store counts as writable. */
  last(): { readonly isStoreWritable: boolean; readonly parked: number };
}

const PARKED_MAX = 100;
/** Milliseconds for which a result is used again. Anyone can call the probe, and each check of the store is a write. */
const REUSED_MS = 1_000;

interface StoreState {
  readonly parked: readonly ParkedEvent[];
  readonly lag: HandlerLag;
}

/** Creates the health check. */
export function createHealthCheck(parameters: CreateHealthCheckParameters): HealthCheck {
  const { store, upstream, receiver, handler, handlerMonitor, alarms, now } = parameters;
  let last = { isStoreWritable: true, parked: 0 };
  let latest: Promise<StoreState> | undefined;
  // `undefined` while the check runs.
  let endedAt: number | undefined;

  async function checkStore(): Promise<StoreState> {
    try {
      await store.check();
    } catch (error) {
      last = { ...last, isStoreWritable: false };
      throw error;
    }
    const parked = await handler.parked({ limit: PARKED_MAX });
    last = { isStoreWritable: true, parked: parked.length };
    return { parked, lag: await handlerMonitor.check() };
  }

  function readStoreState(): Promise<StoreState> {
    // A clock that was set back must not make a result last longer.
    const isRecent = endedAt === undefined || Math.abs(now() - endedAt) < REUSED_MS;
    if (latest && isRecent) return latest;
    endedAt = undefined;
    latest = checkStore().finally(() => {
      endedAt = now();
    });
    return latest;
  }

  return {
    async run() {
      const { parked, lag } = await readStoreState();
      const skew = receiver.clockSkew();
      return {
        store: "ok",
        upstream: upstream.state(),
        receiver: await receiver.state(),
        ...(skew !== undefined && { clock_skew_seconds: skew }),
        handler: handlerState(parked, lag),
        handler_lag_seconds: lag.seconds,
        alarms: [...alarms.recent()],
      };
    },
    last: () => last,
  };
}
