/** A clock that all components of a provider share. It ticks once a second while it has subscribers and the page is visible. */
export interface Clock {
  /** Milliseconds since the epoch, as of the last tick. */
  readonly get: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  /** Converts a time of the service, such as the end of a quote, to this clock. */
  readonly fromService: (time: number) => number;
  /** Compares this clock with the `Date` header of a response that just arrived. */
  readonly compare: (date: string | null) => void;
}

/** Creates a clock. Calls `now` only when the clock is read. */
export function createClock(now: () => number): Clock {
  const listeners = new Set<() => void>();
  let current: number | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  /** Milliseconds by which this clock is ahead of the service's. */
  let lead = 0;

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
    fromService: (time) => time + lead,
    compare: (date) => {
      const measured = now() - Date.parse(date ?? "");
      if (Math.abs(measured - lead) >= ROUNDING) lead = measured;
    },
  };
}

/** Milliseconds. */
const TICK = 1000;

/** Milliseconds. The header has whole seconds, and the response needs time to arrive. A smaller difference means nothing. */
const ROUNDING = 2000;
