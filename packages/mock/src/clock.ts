/** The clock of an emulated service. Prices, expiry, retries and retention follow it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Real time in milliseconds since the epoch, for signatures. `advance` does not change it. */
  realNow(): number;
  /** Schedules a task at a time in milliseconds since the epoch. Returns a function that cancels it. */
  schedule(at: number, run: () => void | Promise<void>, options?: ScheduleOptions): () => void;
  /**
   * Moves the time forward by milliseconds and runs due tasks in order. Waits for each running task before the time moves
   * on.
   */
  advance(milliseconds: number): Promise<void>;
  /** Cancels all scheduled tasks. */
  stop(): void;
}

export interface ScheduleOptions {
  /** Whether the task lets a Node process exit. Default `false`. */
  readonly background?: boolean | undefined;
}

export interface CreateClockParameters {
  /** Start time in milliseconds since the epoch. Default: real time. */
  readonly start?: number | undefined;
  /** Emulated seconds per real second. Default 1. At 0 the time changes only with `advance`. */
  readonly timeScale?: number | undefined;
  /** Real time in milliseconds since the epoch. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
}

interface Task {
  readonly at: number;
  readonly run: () => void | Promise<void>;
  readonly background: boolean;
}

/** Maximum delay of a timer. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** Creates a clock that runs at the speed of real time, at another speed, or not at all. */
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
    // A timer of a browser is a number and has no `unref`.
    if (typeof timer === "object" && tasks.every(({ background }) => background)) timer.unref();
  }

  /** A slow task does not delay the others: real time does not wait. */
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
    // A second move during a move extends it.
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
      const index = tasks.findIndex((other) => other.at > at);
      tasks.splice(index === -1 ? tasks.length : index, 0, task);
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
 * Creates a clock for tests that changes only with `advance`. Its real time equals its own time, so that signatures do not
 * depend on the date of the test run. Starts at 5 January 2026, 09:00 UTC, by default.
 */
export function createVirtualClock({
  start = Date.UTC(2026, 0, 5, 9),
}: {
  readonly start?: number | undefined;
} = {}): Clock {
  const clock = createClock({ start, timeScale: 0 });
  return { ...clock, realNow: clock.now };
}
