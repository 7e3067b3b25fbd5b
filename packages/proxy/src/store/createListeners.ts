/** A set of listeners. */
export interface Listeners<TValue> {
  /** Returns how to stop listening. */
  readonly add: (listener: (value: TValue) => void) => () => void;
  /** Calls all of them soon. */
  readonly call: (value: TValue) => void;
}

export function createListeners<TValue>(): Listeners<TValue> {
  const entries = new Set<{ readonly listener: (value: TValue) => void }>();
  return {
    add(listener) {
      const entry = { listener };
      entries.add(entry);
      return () => void entries.delete(entry);
    },
    call(value) {
      // Not within the caller: a listener that throws must not turn a commit into a failure.
      for (const { listener } of entries) queueMicrotask(() => listener(value));
    },
  };
}
