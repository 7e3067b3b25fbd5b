export interface PassTimeParameters<T> {
  readonly until: Promise<T>;
  /** Moves the clock on. */
  readonly step: () => Promise<void>;
}

/** Moves the clock on until something is there, and returns that. */
export async function passTime<T>({ until, step }: PassTimeParameters<T>): Promise<T> {
  const settled = { isSettled: false };
  const settle = (): void => {
    settled.isSettled = true;
  };
  until.then(settle, settle);
  while (!settled.isSettled) {
    await step();
    // What goes over a socket needs a turn of its own.
    await new Promise(setImmediate);
  }
  return until;
}
