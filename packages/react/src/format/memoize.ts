/** A `Map` or a `WeakMap`. */
interface Cache<TKey, TValue> {
  get(key: TKey): { readonly value: TValue } | undefined;
  set(key: TKey, entry: { readonly value: TValue }): unknown;
}

/** Caches a function's results by its argument. A `WeakMap` as cache releases results with their keys. */
export function memoize<TKey, TValue>(
  create: (key: TKey) => TValue,
  cache: Cache<TKey, TValue> = new Map(),
): (key: TKey) => TValue {
  return (key) => {
    const known = cache.get(key);
    if (known) return known.value;
    const value = create(key);
    cache.set(key, { value });
    return value;
  };
}
