export interface WatchSleepParameters {
  /** Milliseconds by the wall clock. */
  readonly now: () => number;
  /** The device was asleep, or the page frozen: what was open before may be dead without anybody saying so. */
  readonly onWake: () => void;
}

/** Tells when time has passed without the page: a timer that comes much later than it should. Answers how to stop. */
export function watchSleep({ now, onWake }: WatchSleepParameters): () => void {
  let last = now();
  const timer = setInterval(() => {
    const before = last;
    last = now();
    if (last - before > TICK + TOLERANCE) onWake();
  }, TICK);
  return () => clearInterval(timer);
}

/** Milliseconds. */
const TICK = 5000;
/** Milliseconds. A page in the background has its timers slowed down to one a second, a busy one to a few. */
const TOLERANCE = 15_000;
