import { memoize } from "../format/memoize.ts";

/**
 * Returns a function that creates a value for an owner and a key once, and returns it from then on. Values are released with
 * their owner.
 */
export function sharedBy<TValue>(): (owner: object, key: string, create: () => TValue) => TValue {
  const valuesOf = memoize((_owner: object) => new Map<string, TValue>(), new WeakMap());
  return (owner, key, create) => {
    const values = valuesOf(owner);
    const value = values.get(key) ?? create();
    values.set(key, value);
    return value;
  };
}
