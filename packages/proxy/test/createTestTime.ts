import type { Schedule } from "../src/settings/schedule.ts";

/** A clock that only the test advances. */
export interface TestTime {
  now(): number;
  readonly schedule: Schedule;
  /** Advances the time and runs due callbacks in order. */
  advance(milliseconds: number): void;
  /** Number of waiting callbacks, without background ones. */
  waiting(): number;
  /** Whether nothing waits, not even in the background. */
  isIdle(): boolean;
  /** Milliseconds until the next callback. */
  next(): number | undefined;
}

interface Timer {
  readonly at: number;
  readonly callback: () => void;
  readonly isBackground: boolean;
}

export function createTestTime(): TestTime {
  let now = Date.UTC(2026, 0, 5, 9);
  const timers = new Set<Timer>();
  const awaited = () => Array.from(timers).filter(({ isBackground }) => !isBackground);
  const earliest = (among: Iterable<Timer>) => Array.from(among).toSorted((one, other) => one.at - other.at)[0];
  return {
    now: () => now,
    schedule(callback, milliseconds, isBackground = false) {
      const timer = { at: now + milliseconds, callback, isBackground };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(milliseconds) {
      const until = now + milliseconds;
      for (let timer = earliest(timers); timer && timer.at <= until; timer = earliest(timers)) {
        timers.delete(timer);
        now = timer.at;
        timer.callback();
      }
      now = until;
    },
    waiting: () => awaited().length,
    isIdle: () => timers.size === 0,
    next() {
      const timer = earliest(awaited());
      return timer && timer.at - now;
    },
  };
}
