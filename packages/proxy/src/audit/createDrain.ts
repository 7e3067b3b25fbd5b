import { HttpError } from "../http/HttpError.ts";
import type { Settings } from "../settings/settings.ts";

/** A change in progress. */
export interface PendingChange {
  readonly operation: string;
  /** Number of its `begun` record in the audit chain. `undefined` until that record is written. */
  seq: number | undefined;
}

/** Counts the changes in progress, so that closing the proxy abandons none. */
export interface Drain {
  /** Whether the proxy is closing. It then refuses new changes and live streams. */
  readonly isClosing: boolean;
  /** Runs a change from its first audit record to its last. Throws an `HttpError` if the proxy is closing. */
  track<TResult>(operation: string, run: (change: PendingChange) => Promise<TResult>): Promise<TResult>;
  /** Refuses new changes at once, then waits for those in progress. After `drainTimeout` it logs the remaining ones. */
  close(): Promise<void>;
}

/** Creates the count of changes in progress. */
export function createDrain(settings: Pick<Settings, "drainTimeout" | "schedule" | "logger">): Drain {
  const { drainTimeout, schedule, logger } = settings;
  const pending = new Set<PendingChange>();
  let isClosing = false;
  let finish: (() => void) | undefined;

  function giveUp(): void {
    for (const { operation, seq } of pending) {
      const problem = seq === undefined ? "was not recorded yet, and was not sent" : "its outcome is unknown";
      logger.error({ operation, seq }, `a change was still in progress when the proxy closed; ${problem}`);
    }
    finish?.();
  }

  return {
    get isClosing() {
      return isClosing;
    },
    async track(operation, run) {
      if (isClosing) throw shuttingDown();
      const change: PendingChange = { operation, seq: undefined };
      pending.add(change);
      try {
        return await run(change);
      } finally {
        pending.delete(change);
        if (pending.size === 0) finish?.();
      }
    },
    close() {
      isClosing = true;
      if (pending.size === 0) return Promise.resolve();
      return new Promise((resolve) => {
        const cancel = schedule(giveUp, drainTimeout);
        finish = () => {
          cancel();
          resolve();
        };
      });
    },
  };
}

/** The error for new requests while the proxy closes. Another instance accepts them, or this one after its restart. */
export function shuttingDown(): HttpError {
  const message = "The proxy is shutting down. Nothing was sent to the service. Try again.";
  return new HttpError({ code: "SHUTTING_DOWN", message, headers: { "retry-after": "1" } });
}
