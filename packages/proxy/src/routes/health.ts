import { getHealth } from "@partner-kit/contract";
import { shuttingDown } from "../audit/createDrain.ts";
import { successResponse } from "../http/response.ts";
import type { Route, Services } from "./Route.ts";

/** Creates the probes. Load balancers call them, so they need no session and reveal nothing about the account. */
export function healthRoutes({ health, drain }: Services): readonly Route[] {
  return [
    // 200 while the store accepts writes.
    {
      method: getHealth.method,
      path: getHealth.path,
      open: true,
      respond: async () => successResponse(await health.run()),
    },
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
