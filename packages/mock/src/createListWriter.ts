/**
 * Creates a writer of listings. It returns the same frozen result for the same rows, so that the result is encoded only
 * once. Replace rows, do not mutate them.
 */
export function createListWriter<TRow, TResult extends object>(
  write: (rows: readonly TRow[]) => TResult,
): (owner: object, rows: readonly TRow[]) => TResult {
  const last = new WeakMap<object, { readonly rows: readonly TRow[]; readonly result: TResult }>();
  return (owner, rows) => {
    const known = last.get(owner);
    if (known?.rows.length === rows.length && known.rows.every((row, index) => row === rows[index])) {
      return known.result;
    }
    const result = Object.freeze(write(rows));
    last.set(owner, { rows, result });
    return result;
  };
}
