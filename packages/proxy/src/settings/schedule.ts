/**
 * Calls back once after some milliseconds. Returns a function that cancels the call. A background timer does not keep a
 * process running.
 */
export type Schedule = (callback: () => void, milliseconds: number, isBackground?: boolean) => () => void;

/** Schedules with the global timers. */
export const scheduleByTimers: Schedule = (callback, milliseconds, isBackground) => {
  const timer = setTimeout(callback, milliseconds);
  // Browsers return a number, which has no unref.
  if (isBackground && typeof timer === "object") timer.unref();
  return () => clearTimeout(timer);
};

export interface WithDeadlineParameters {
  readonly schedule: Schedule;
  readonly milliseconds: number;
  /** Creates the error to reject with at the deadline. */
  readonly error: () => Error;
}

/** Settles like a promise, or rejects at a deadline. */
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
 * Creates a deadline for promises that several callers share, such as those of one commit. Each promise gets one timer:
 * a timer per caller would cost as much as verifying a delivery.
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
