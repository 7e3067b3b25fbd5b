/** A set of listeners. */
export interface Listeners<TValue> {
  /** Adds a listener. Returns a function that removes it. */
  readonly add: (listener: (value: TValue) => void) => () => void;
  /** Calls all listeners in a microtask. */
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
      // Not called synchronously: a listener that throws must not make a commit fail.
      for (const { listener } of entries) queueMicrotask(() => listener(value));
    },
  };
}
