export interface PassTimeParameters<T> {
  readonly until: Promise<T>;
  /** Advances the clock. */
  readonly step: () => Promise<void>;
}

/** Advances the clock until a value is available, and returns it. */
export async function passTime<T>({ until, step }: PassTimeParameters<T>): Promise<T> {
  const settled = { isSettled: false };
  const settle = (): void => {
    settled.isSettled = true;
  };
  until.then(settle, settle);
  while (!settled.isSettled) {
    await step();
    // Sockets need a turn of the event loop.
    await new Promise(setImmediate);
  }
  return until;
}
