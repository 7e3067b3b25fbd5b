import type { Health } from "@partner-kit/contract";
import type { Alarms } from "../monitoring/createAlarms.ts";
import type { Settings } from "../settings/settings.ts";
import type { ParkedEvent } from "../store/Store.ts";

export interface CreateHandlerMonitorParameters extends Pick<Settings, "store" | "now"> {
  readonly alarms: Alarms;
}

/** Notices handlers that do not keep up, because retention keeps all events for them. */
export interface HandlerMonitor {
  /** Checks every handler in the store, of this process or not, and raises an alarm for one that is behind. */
  check(): Promise<HandlerLag>;
  /** As it was at the last check. */
  last(): HandlerLag;
}

export interface HandlerLag {
  /** How long the oldest event has waited for a handler. 0 if none waits. */
  readonly seconds: number;
  readonly isBehind: boolean;
}

// An event that fails is parked after two minutes, so a handler that does its work is never this far behind.
const BEHIND_SECONDS = 15 * 60;

/** Makes the monitor of handlers. */
export function createHandlerMonitor({ store, now, alarms }: CreateHandlerMonitorParameters): HandlerMonitor {
  let last: HandlerLag = { seconds: 0, isBehind: false };

  return {
    last: () => last,
    async check() {
      let longest = 0;
      for (const { handler, waiting_since } of await store.readHandlers()) {
        const waiting_seconds = waiting_since === null ? 0 : Math.max(0, Math.floor((now() - waiting_since) / 1000));
        longest = Math.max(longest, waiting_seconds);
        if (waiting_seconds < BEHIND_SECONDS) continue;
        alarms.raise(
          "handler_behind",
          { handler, waiting_seconds },
          "A handler of events is behind. Retention keeps all events for it. If it is gone for good, run: partner-kit-proxy handlers drop <name>.",
        );
      }
      last = { seconds: longest, isBehind: longest >= BEHIND_SECONDS };
      return last;
    },
  };
}

/** How the host's handler does, as the session and the health report it. */
export function handlerState(parked: readonly ParkedEvent[], { isBehind }: HandlerLag): Health["handler"] {
  if (parked.length > 0) return "parked";
  return isBehind ? "behind" : "ok";
}
