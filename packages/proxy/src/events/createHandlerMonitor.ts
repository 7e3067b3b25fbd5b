import type { Health } from "@partner-kit/contract";
import type { Alarms } from "../monitoring/createAlarms.ts";
import type { Settings } from "../settings/settings.ts";
import type { ParkedEvent } from "../store/Store.ts";

export interface CreateHandlerMonitorParameters extends Pick<Settings, "store" | "now"> {
  readonly alarms: Alarms;
}

/** Detects handlers that fall behind, because retention keeps all events for them. */
export interface HandlerMonitor {
  /**
   * Checks all handlers in the store, including those of other processes, and raises an alarm for each that is behind.
   */
  check(): Promise<HandlerLag>;
  /** The result of the last check. */
  last(): HandlerLag;
}

export interface HandlerLag {
  /** Age of the oldest event that waits for a handler. 0 if none waits. */
  readonly seconds: number;
  readonly isBehind: boolean;
}

// A failing event is parked after two minutes, so a working handler is never this far behind.
const BEHIND_SECONDS = 15 * 60;

/** Creates the monitor of handlers. */
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
          "An event handler is behind, so retention keeps all its events. If you removed the handler, run: partner-kit-proxy handlers drop <name>.",
        );
      }
      last = { seconds: longest, isBehind: longest >= BEHIND_SECONDS };
      return last;
    },
  };
}

/** State of the host's handler, for the session and the health probe. */
export function handlerState(parked: readonly ParkedEvent[], { isBehind }: HandlerLag): Health["handler"] {
  if (parked.length > 0) return "parked";
  return isBehind ? "behind" : "ok";
}
