/** The one time of an emulated service: prices, expiry, retries and retention go by it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** The time outside the emulator, in milliseconds since the epoch: by it signatures are made and checked. `advance` leaves it alone. */
  realNow(): number;
  /** Runs something once the time `at` (milliseconds since the epoch) has come. Returns what takes it off again. */
  schedule(at: number, run: () => void | Promise<void>, options?: ScheduleOptions): () => void;
  /**
   * Moves the time forward by milliseconds, starting on the way what is due, in order. Waits for what it started, and
   * for all that is under way, before it moves on.
   */
  advance(milliseconds: number): Promise<void>;
  /** Drops everything scheduled. */
  stop(): void;
}

export interface ScheduleOptions {
  /** Does not keep a Node process from ending. Default `false`. */
  readonly background?: boolean | undefined;
}

export interface CreateClockParameters {
  /** Where the time starts. Milliseconds since the epoch; default: the real time. */
  readonly start?: number | undefined;
  /** Emulated seconds in one real second. Default 1; at 0 the time stands still until it is advanced. */
  readonly timeScale?: number | undefined;
  /** The real time. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
}

interface Task {
  readonly at: number;
  readonly run: () => void | Promise<void>;
  readonly background: boolean;
}

/** Longest delay that timers take. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** Makes a clock that runs with the real time, faster, or not at all. */
export function createClock(parameters: CreateClockParameters = {}): Clock {
  const { timeScale = 1, now: realNow = Date.now } = parameters;
  const origin = realNow();
  const start = parameters.start ?? origin;
  const tasks: Task[] = [];
  const underWay = new Set<Promise<void>>();
  let skipped = 0;
  let wanted = 0;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const now = (): number => start + Math.floor((realNow() - origin) * timeScale) + skipped;

  function arm(): void {
    clearTimeout(timer);
    const next = tasks[0];
    if (!next || timeScale === 0) return;
    const delay = Math.ceil((next.at - now()) / timeScale);
    timer = setTimeout(tick, Math.min(Math.max(delay, 0), TIMER_MAX_MS));
    // A browser's timer is a number and keeps nothing alive.
    if (typeof timer === "object" && tasks.every(({ background }) => background)) timer.unref();
  }

  /** Real time waits for nobody: what is slow holds nothing up. */
  function tick(): void {
    startDue();
    arm();
  }

  function startDue(): void {
    for (let task = tasks[0]; task && task.at <= now(); task = tasks[0]) {
      tasks.shift();
      const run = begin(task).finally(() => underWay.delete(run));
      underWay.add(run);
    }
  }

  async function move(): Promise<void> {
    for (;;) {
      startDue();
      await Promise.all(underWay);
      const next = tasks[0];
      if (!next || next.at > Math.max(wanted, now())) break;
      skipTo(next.at);
    }
    skipTo(wanted);
  }

  function skipTo(time: number): void {
    skipped += Math.max(0, time - now());
  }

  function advance(milliseconds: number): Promise<void> {
    // While a move is under way, another one makes it longer.
    wanted = Math.max(wanted, now()) + milliseconds;
    running ??= move().finally(() => {
      running = undefined;
      arm();
    });
    return running;
  }

  return {
    now,
    realNow,
    schedule(at, run, { background = false } = {}) {
      const task = { at, run, background };
      const place = tasks.findIndex((other) => other.at > at);
      tasks.splice(place === -1 ? tasks.length : place, 0, task);
      arm();
      return () => {
        const index = tasks.indexOf(task);
        if (index !== -1) tasks.splice(index, 1);
        arm();
      };
    },
    advance,
    stop() {
      tasks.length = 0;
      clearTimeout(timer);
    },
  };
}

async function begin({ run }: Task): Promise<void> {
  await run();
}

/**
 * Makes a clock that stands still until it is advanced, for tests. Its real time is its own time, so that what is signed
 * in a test does not depend on the day the test runs. Starts at 5 January 2026, 09:00 UTC, by default.
 */
export function createVirtualClock({
  start = Date.UTC(2026, 0, 5, 9),
}: {
  readonly start?: number | undefined;
} = {}): Clock {
  const clock = createClock({ start, timeScale: 0 });
  return { ...clock, realNow: clock.now };
}
