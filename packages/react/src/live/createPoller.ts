import { retryAfter } from "../query/isTransient.ts";
import { backoff } from "../query/retryPolicy.ts";
import { repeat } from "./repeat.ts";

export interface CreatePollerParameters {
  readonly poll: () => Promise<void>;
  readonly random: () => number;
  /** Called after each response. */
  readonly onResult: () => void;
}

export interface Poller {
  readonly start: () => void;
  readonly stop: () => void;
  /** How the last call ended: `pending` before the first response, `stopped` while it does not run. */
  readonly result: () => "stopped" | "pending" | "success" | "failure";
}

/** Calls a function every few seconds, less often while it fails, and one call at a time. */
export function createPoller({ poll, random, onResult }: CreatePollerParameters): Poller {
  let stop: (() => void) | undefined;
  let result: ReturnType<Poller["result"]> = "stopped";

  function start(): void {
    let failures = 0;
    result = "pending";
    stop ??= repeat(async (signal) => {
      let delay = POLL_INTERVAL;
      let next: typeof result = "success";
      try {
        await poll();
        failures = 0;
      } catch (error) {
        next = "failure";
        delay = Math.max(retryAfter(error) ?? 0, backoff({ failures, base: delay, limit: 60_000, random }));
        failures += 1;
      }
      if (signal.aborted) return undefined;
      result = next;
      onResult();
      return delay;
    });
  }

  return {
    start: () => {
      if (!stop) start();
    },
    stop: () => {
      stop?.();
      stop = undefined;
      result = "stopped";
    },
    result: () => result,
  };
}

/** Milliseconds. */
const POLL_INTERVAL = 5000;
