import type { Settings } from "../settings/settings.ts";
import type { TickerRead, TickerReader } from "./createTickerReader.ts";

export interface CreateTickerPollParameters extends Pick<Settings, "now" | "random" | "schedule"> {
  readonly ticker: TickerReader;
  readonly onRead?: ((result: TickerRead) => void) | undefined;
  /** Milliseconds between the starts of two reads. */
  readonly interval: number;
}

export interface TickerPoll {
  start(): void;
  stop(): void;
}

/** Maximum age, in intervals, of a ticker that another instance read. */
const MAX_AGE_INTERVALS = 0.9;
const BACK_OFF_MAX_MS = 30_000;
const RETRY_AFTER_MAX_MS = 3_600_000;

/** Reads the ticker repeatedly, one read at a time, and more slowly after failures. */
export function createTickerPoll(parameters: CreateTickerPollParameters): TickerPoll {
  const { ticker, onRead, interval, now, random, schedule } = parameters;
  let running: AbortController | undefined;
  let cancelNext: (() => void) | undefined;
  let failures = 0;

  async function poll(signal: AbortSignal): Promise<void> {
    const startedAt = now();
    const result = await ticker.read(signal, interval * MAX_AGE_INTERVALS);
    if (signal.aborted) return;
    failures = result.success ? 0 : failures + 1;
    onRead?.(result);
    if (signal.aborted) return;
    const pause = result.success ? remaining(now() - startedAt) : backOff(result.retryAfter);
    cancelNext = schedule(() => void poll(signal), pause);
  }

  /** Remaining pause. A changed system clock must not stretch or skip it. */
  function remaining(elapsed: number): number {
    return Math.min(Math.max(interval - elapsed, 0), interval);
  }

  /** Doubles from the interval, with 50% jitter, and never waits less than `retryAfter`. */
  function backOff(retryAfter = 0): number {
    const longest = Math.max(BACK_OFF_MAX_MS, interval);
    const pause = Math.min(interval * 2 ** Math.min(failures, 16), longest) * (0.5 + random() / 2);
    return Math.max(pause, Math.min(retryAfter * 1000, RETRY_AFTER_MAX_MS));
  }

  return {
    start() {
      if (running) return;
      running = new AbortController();
      failures = 0;
      void poll(running.signal);
    },
    stop() {
      running?.abort();
      running = undefined;
      cancelNext?.();
    },
  };
}
