/** The one time of an emulated service: prices, expiry, retries and retention go by it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs something once the time `at` (milliseconds since the epoch) has come. Returns what takes it off again. */
  schedule(at: number, run: () => void | Promise<void>): () => void;
  /** Moves the time forward by milliseconds, running on the way what is due, in order, each to its end. */
  advance(milliseconds: number): Promise<void>;
  /** Drops everything scheduled. */
  stop(): void;
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
}

/** Longest delay that timers take. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** Makes a clock that runs with the real time, faster, or not at all. */
export function createClock(parameters: CreateClockParameters = {}): Clock {
  const { timeScale = 1, now: realNow = Date.now } = parameters;
  const origin = realNow();
  const start = parameters.start ?? origin;
  const tasks: Task[] = [];
  let skipped = 0;
  let wanted = 0;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const now = (): number => start + Math.floor((realNow() - origin) * timeScale) + skipped;

  function arm(): void {
    clearTimeout(timer);
    const next = tasks[0];
    if (!next || timeScale === 0 || running) return;
    const delay = Math.ceil((next.at - now()) / timeScale);
    timer = setTimeout(() => void advance(0), Math.min(Math.max(delay, 0), TIMER_MAX_MS));
  }

  async function run(): Promise<void> {
    for (;;) {
      const task = tasks[0];
      if (!task || task.at > Math.max(wanted, now())) break;
      tasks.shift();
      skipTo(task.at);
      await task.run();
    }
    skipTo(wanted);
  }

  function skipTo(time: number): void {
    skipped += Math.max(0, time - now());
  }

  function advance(milliseconds: number): Promise<void> {
    // While a move is under way, another one makes it longer.
    wanted = Math.max(wanted, now()) + milliseconds;
    running ??= run().finally(() => {
      running = undefined;
      arm();
    });
    return running;
  }

  return {
    now,
    schedule(at, run) {
      const task = { at, run };
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

/** Makes a clock that stands still until it is advanced, for tests. Starts at 5 January 2026, 09:00 UTC, unless told. */
export function createVirtualClock({
  start = Date.UTC(2026, 0, 5, 9),
}: {
  readonly start?: number | undefined;
} = {}): Clock {
  return createClock({ start, timeScale: 0 });
}
