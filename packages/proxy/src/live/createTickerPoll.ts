import type { Settings } from "../settings/settings.ts";
import type { TickerRead, TickerReader } from "./createTickerReader.ts";

export interface CreateTickerPollParameters extends Pick<Settings, "now" | "random" | "schedule"> {
  readonly ticker: TickerReader;
  readonly onRead?: ((result: TickerRead) => void) | undefined;
  /** Milliseconds from the start of one read to the start of the next. */
  readonly interval: number;
}

export interface TickerPoll {
  start(): void;
  stop(): void;
}

/** How old, in intervals, a ticker may be that another instance read. */
const FRESH = 0.9;
const BACK_OFF_MAX_MS = 30_000;
const RETRY_AFTER_MAX_MS = 3_600_000;

/** Reads the ticker over and over, one read at a time, more slowly while reading fails. */
export function createTickerPoll(parameters: CreateTickerPollParameters): TickerPoll {
  const { ticker, onRead, interval, now, random, schedule } = parameters;
  let running: AbortController | undefined;
  let cancelNext: (() => void) | undefined;
  let failures = 0;

  async function poll(signal: AbortSignal): Promise<void> {
    const startedAt = now();
    const result = await ticker.read(signal, interval * FRESH);
    if (signal.aborted) return;
    failures = result.success ? 0 : failures + 1;
    onRead?.(result);
    if (signal.aborted) return;
    const pause = result.success ? rest(now() - startedAt) : backOff(result.retryAfter);
    cancelNext = schedule(() => void poll(signal), pause);
  }

  /** A clock that was set in the meantime must not stretch or skip the pause. */
  function rest(elapsed: number): number {
    return Math.min(Math.max(interval - elapsed, 0), interval);
  }

  /** Doubles from the interval up, half of it by chance, and never sooner than the service asked for. */
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
