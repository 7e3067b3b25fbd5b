/** A time that everybody on the page shares, moved on once a second while somebody looks. */
export interface Clock {
  /** Milliseconds since the epoch, as of the last tick. */
  readonly get: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a clock over a source of time, which is not read before somebody asks. */
export function createClock(now: () => number): Clock {
  const listeners = new Set<() => void>();
  let current: number | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    get: () => {
      if (timer !== undefined && current !== undefined) return current;
      // Nobody kept it going: read it afresh, but not twice within one render.
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
