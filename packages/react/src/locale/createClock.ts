/** A clock that all components of a provider share. It ticks once a second while it has subscribers. */
export interface Clock {
  /** Milliseconds since the epoch, as of the last tick. */
  readonly get: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a clock. Calls `now` only when the clock is read. */
export function createClock(now: () => number): Clock {
  const listeners = new Set<() => void>();
  let current: number | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    get: () => {
      if (timer !== undefined && current !== undefined) return current;
      // Without a timer, reads the time again, but returns the same value within one render.
      const read = now();
      if (current === undefined || Math.abs(read - current) >= TICK) current = read;
      return current;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      timer ??= setInterval(() => {
        current = now();
        for (const each of listeners) each();
      }, TICK);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

/** Milliseconds. */
const TICK = 1000;
