import type { Health } from "@partner-kit/contract";
import { type HandlerMonitor, handlerState } from "../events/createHandlerMonitor.ts";
import type { HandlerRunner } from "../events/createHandlerRunner.ts";
import { createBatcher } from "../store/createBatcher.ts";
import type { Store } from "../store/Store.ts";
import type { Upstream } from "../upstream/createUpstream.ts";
import type { Receiver } from "../webhooks/createReceiver.ts";
import type { Alarms } from "./createAlarms.ts";

export interface CreateHealthCheckParameters {
  readonly store: Store;
  readonly upstream: Upstream;
  readonly receiver: Receiver;
  readonly handler: Pick<HandlerRunner, "parked">;
  readonly handlerMonitor: HandlerMonitor;
  readonly alarms: Alarms;
}

/** Checks the store and the handler, for the health probe and the metrics. */
export interface HealthCheck {
  /** Concurrent calls share one check. Rejects with a `StoreError` if the store takes no writes. */
  run(): Promise<Health>;
  /** Results of the last check. Before the first one, the store counts as writable. */
  last(): { readonly isStoreWritable: boolean; readonly parked: number };
}

const PARKED_MAX = 100;

/** Creates the health check. */
export function createHealthCheck(parameters: CreateHealthCheckParameters): HealthCheck {
  const { store, upstream, receiver, handler, handlerMonitor, alarms } = parameters;
  let last = { isStoreWritable: true, parked: 0 };
  // Anyone can call the probe, so concurrent calls share one store access.
  const share = createBatcher({ run: check, defer: (begin) => begin() });

  async function check(): Promise<Health> {
    try {
      await store.check();
    } catch (error) {
      last = { ...last, isStoreWritable: false };
      throw error;
    }
    const parked = await handler.parked({ limit: PARKED_MAX });
    last = { isStoreWritable: true, parked: parked.length };
    const lag = await handlerMonitor.check();
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
  }

  return { run: () => share(undefined), last: () => last };
}
