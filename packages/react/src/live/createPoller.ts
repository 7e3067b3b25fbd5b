import { backoff } from "../query/backoff.ts";
import { askedDelay } from "../query/isTransient.ts";

export interface CreatePollerParameters {
  readonly poll: () => Promise<void>;
  readonly random: () => number;
  /** Called after each answer, good or bad. */
  readonly onResult: () => void;
}

export interface Poller {
  readonly start: () => void;
  readonly stop: () => void;
  /** Whether it runs and its last answer was good. */
  readonly isWorking: () => boolean;
  /** Whether it runs and its last answer was bad. */
  readonly isFailing: () => boolean;
}

/** Calls a function every few seconds, ever more slowly while it fails, and never before its last call came back. */
export function createPoller({ poll, random, onResult }: CreatePollerParameters): Poller {
  let run: symbol | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let result: "none" | "good" | "bad" = "none";

  async function turn(mine: symbol): Promise<void> {
    let delay: number;
    try {
      await poll();
      if (run !== mine) return;
      failures = 0;
      delay = POLL_INTERVAL;
    } catch (error) {
      if (run !== mine) return;
      delay = Math.max(askedDelay(error) ?? 0, backoff({ failures, base: POLL_INTERVAL, limit: 60_000, random }));
      failures += 1;
    }
    result = failures === 0 ? "good" : "bad";
    timer = setTimeout(() => void turn(mine), delay);
    onResult();
  }

  return {
    start: () => {
      if (run) return;
      const mine = Symbol("run");
      run = mine;
      void turn(mine);
    },
    stop: () => {
      run = undefined;
      clearTimeout(timer);
      failures = 0;
      result = "none";
    },
    isWorking: () => result === "good",
    isFailing: () => result === "bad",
  };
}

/** Milliseconds. */
export const POLL_INTERVAL = 5000;
