/** An observable value for `useSyncExternalStore`. */
export interface Store<TValue> {
  readonly get: () => TValue;
  readonly set: (value: TValue) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a store. Setting the current value does not notify listeners. */
export function createStore<TValue>(initial: TValue): Store<TValue> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
