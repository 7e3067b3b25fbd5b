import { getHealth, type Health } from "@partner-kit/contract";
import { shuttingDown } from "../audit/createDrain.ts";
import { handlerState } from "../events/createHandlerMonitor.ts";
import { type ProxyResponse, successResponse } from "../http/response.ts";
import { createBatcher } from "../store/createBatcher.ts";
import type { Route, Services } from "./Route.ts";

/** Creates the probes. Load balancers call them, so they need no session and reveal nothing about the account. */
export function healthRoutes(services: Services): readonly Route[] {
  const { settings, upstream, receiver, handler, handlerMonitor, alarms, drain } = services;
  const { store } = settings;
  // Anyone can call this, so concurrent calls share one store access.
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
    // 200 while the store accepts writes.
    { method: getHealth.method, path: getHealth.path, open: true, respond: () => shareHealth(undefined) },
    // Liveness probe: 200 while the process runs.
    { method: "GET", path: "/kit/alive", open: true, respond: async () => successResponse({ alive: true }) },
    // Readiness probe: 200 until the proxy starts to close.
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
