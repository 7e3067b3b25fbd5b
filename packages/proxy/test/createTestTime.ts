import type { Schedule } from "../src/schedule.ts";

/** A time that stands still until it is told to pass. */
export interface TestTime {
  now(): number;
  readonly schedule: Schedule;
  /** Lets milliseconds pass and runs what falls due, in order. */
  advance(milliseconds: number): void;
  /** How many callbacks are waiting. */
  waiting(): number;
  /** Milliseconds until the next one. */
  next(): number | undefined;
}

export function createTestTime(): TestTime {
  let now = Date.UTC(2026, 0, 5, 9);
  const timers = new Set<{ readonly at: number; readonly callback: () => void }>();
  const earliest = () => Array.from(timers).toSorted((one, other) => one.at - other.at)[0];
  return {
    now: () => now,
    schedule(callback, milliseconds) {
      const timer = { at: now + milliseconds, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(milliseconds) {
      const until = now + milliseconds;
      for (let timer = earliest(); timer && timer.at <= until; timer = earliest()) {
        timers.delete(timer);
        now = timer.at;
        timer.callback();
      }
      now = until;
    },
    waiting: () => timers.size,
    next() {
      const timer = earliest();
      return timer && timer.at - now;
    },
  };
}
