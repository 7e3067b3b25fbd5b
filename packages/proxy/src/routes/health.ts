import { getHealth, type Health } from "@partner-kit/contract";
import { type Drain, shuttingDown } from "../audit/createDrain.ts";
import { type HandlerMonitor, handlerState } from "../events/createHandlerMonitor.ts";
import type { HandlerRunner } from "../events/createHandlerRunner.ts";
import { type ProxyResponse, successResponse } from "../http/response.ts";
import type { Alarms } from "../monitoring/createAlarms.ts";
import type { Settings } from "../settings/settings.ts";
import { createBatcher } from "../store/createBatcher.ts";
import type { Upstream } from "../upstream/createUpstream.ts";
import type { Receiver } from "../webhooks/createReceiver.ts";
import type { Route } from "./Route.ts";

export interface HealthRoutesParameters {
  readonly settings: Pick<Settings, "store">;
  readonly upstream: Pick<Upstream, "state">;
  readonly receiver: Receiver;
  readonly handler: Pick<HandlerRunner, "parked">;
  readonly handlerMonitor: HandlerMonitor;
  readonly alarms: Alarms;
  readonly drain: Pick<Drain, "isClosing">;
}

/** Makes the probes. Load balancers call them, so they need no session and say nothing of the account. */
export function healthRoutes(parameters: HealthRoutesParameters): readonly Route[] {
  const { settings, upstream, receiver, handler, handlerMonitor, alarms, drain } = parameters;
  const { store } = settings;
  // Anybody can ask, so requests that meet share one read of the store.
  const shareHealth = createBatcher({ run: readHealth, defer: (begin) => begin() });

  async function readHealth(): Promise<ProxyResponse> {
    await store.check();
    const parked = await handler.parked({ limit: 1 });
    const lag = await handlerMonitor.check();
    const skew = receiver.clockSkew();
    return successResponse({
      store: "ok",
      upstream: upstream.state(),
      receiver: receiver.state(),
      ...(skew !== undefined && { clock_skew_seconds: skew }),
      handler: handlerState(parked, lag),
      handler_lag_seconds: lag.seconds,
      alarms: [...alarms.recent()],
    } satisfies Health);
  }

  return [
    // 200 while the store takes writes.
    { method: getHealth.method, path: getHealth.path, open: true, respond: () => shareHealth(undefined) },
    // 200 while the process runs: a liveness probe.
    { method: "GET", path: "/kit/alive", open: true, respond: async () => successResponse({ alive: true }) },
    // 200 until the proxy begins to close: a readiness probe.
    {
      method: "GET",
      path: "/kit/ready",
      open: true,
      async respond() {
        if (drain.isClosing) throw shuttingDown();
        return successResponse({ ready: true });
      },
    },
  ];
}
