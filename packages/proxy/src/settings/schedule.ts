/**
 * Calls back once after some milliseconds, unless the returned function is called before. What runs in the background
 * need not keep a process from ending.
 */
export type Schedule = (callback: () => void, milliseconds: number, isBackground?: boolean) => () => void;

/** Schedules by the global timers. */
export const scheduleByTimers: Schedule = (callback, milliseconds, isBackground) => {
  const timer = setTimeout(callback, milliseconds);
  // A number in browsers.
  if (isBackground && typeof timer === "object") timer.unref();
  return () => clearTimeout(timer);
};

export interface WithDeadlineParameters {
  readonly schedule: Schedule;
  readonly milliseconds: number;
  /** Makes what it rejects with if the promise has not settled by then. */
  readonly error: () => Error;
}

/** Settles as a promise does, but no later than after some milliseconds. */
export function withDeadline<T>(
  promise: Promise<T>,
  { schedule, milliseconds, error }: WithDeadlineParameters,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = schedule(() => reject(error()), milliseconds);
    promise.then(resolve, reject);
    promise.then(cancel, cancel);
  });
}

/**
 * Makes a deadline for promises that several callers share, such as those of one commit. Each is limited once: a timer for
 * each caller would cost as much as verifying a delivery.
 */
export function shareDeadline<T>(parameters: WithDeadlineParameters): (promise: Promise<T>) => Promise<T> {
  const limited = new WeakMap<Promise<T>, Promise<T>>();
  return (promise) => {
    const known = limited.get(promise);
    if (known) return known;
    const inTime = withDeadline(promise, parameters);
    limited.set(promise, inTime);
    return inTime;
  };
}
