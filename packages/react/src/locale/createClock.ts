/** A clock that all components of a provider share. It ticks once a second while it has subscribers and the page is visible. */
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

  function tick(): void {
    current = now();
    for (const each of listeners) each();
  }

  /** Nobody sees a hidden page, and it shows the right time as soon as somebody does. */
  function onVisibilityChange(): void {
    clearInterval(timer);
    timer = undefined;
    if (document.visibilityState === "hidden") return;
    timer = setInterval(tick, TICK);
    tick();
  }

  return {
    get: () => {
      if (timer !== undefined && current !== undefined) return current;
      // Without a timer, reads the time again, but returns the same value within one render.
      const read = now();
      if (current === undefined || Math.abs(read - current) >= TICK) current = read;
      return current;
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        document.addEventListener("visibilitychange", onVisibilityChange);
        if (document.visibilityState !== "hidden") timer = setInterval(tick, TICK);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        document.removeEventListener("visibilitychange", onVisibilityChange);
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

/** Milliseconds. */
const TICK = 1000;
