/**
 * Makes a writer of listings that returns the same frozen result for as long as it is given the same rows, so that it
 * is encoded once. Rows must be replaced, not changed.
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
