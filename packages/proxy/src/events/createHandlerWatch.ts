import type { Alarms } from "../createAlarms.ts";
import type { Settings } from "../settings.ts";

export interface CreateHandlerWatchParameters extends Pick<Settings, "store" | "now"> {
  readonly alarms: Alarms;
}

/** Notices handlers that do not keep up, because retention keeps all events for them. */
export interface HandlerWatch {
  /** Looks at every handler in the store, of this process or not, and raises an alarm for one that is behind. */
  look(): Promise<HandlerLag>;
  /** As it was at the last look. */
  last(): HandlerLag;
}

export interface HandlerLag {
  /** How long the oldest event has waited for a handler. 0 if none waits. */
  readonly seconds: number;
  readonly isBehind: boolean;
}

// An event that fails is parked after two minutes, so a handler that does its work is never this far behind.
const BEHIND_SECONDS = 15 * 60;

/** Makes that. */
export function createHandlerWatch({ store, now, alarms }: CreateHandlerWatchParameters): HandlerWatch {
  let last: HandlerLag = { seconds: 0, isBehind: false };

  return {
    last: () => last,
    async look() {
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
