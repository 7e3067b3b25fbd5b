/** React's keys of rows, by the pair each of them shows. */
export interface RowKeys {
  readonly keys: ReadonlyMap<string, number>;
  /** The pairs in sight, in order. */
  readonly shown: readonly string[];
  /** The next key that no row has had. */
  readonly next: number;
}

export const noRowKeys: RowKeys = { keys: new Map(), shown: [], next: 0 };

export interface AssignRowKeysParameters {
  readonly known: RowKeys;
  readonly pairIds: readonly string[];
  /** The pair whose row has the focus. */
  readonly focused: string | undefined;
}

/**
 * Assigns keys to rows; the same object if the pairs stay. A pair that stays in sight keeps its row, wherever it moves. One
 * that comes into sight at the place of one that goes takes over its elements, with other texts in them: after a sort there
 * is hardly another row, and new elements are what it would take longest for. A row with the focus in it is given to nobody:
 * a key pressed there is meant for its own pair.
 */
export function assignRowKeys({ known, pairIds, focused }: AssignRowKeysParameters): RowKeys {
  const { keys, shown } = known;
  if (pairIds.length === shown.length && pairIds.every((pairId, index) => pairId === shown[index])) return known;
  const staying = new Set(pairIds);
  const assigned = new Map<string, number>();
  let { next } = known;
  for (const [index, pairId] of pairIds.entries()) {
    const before = shown[index];
    const isFree = before !== undefined && before !== focused && !staying.has(before);
    const key = keys.get(pairId) ?? (isFree ? keys.get(before) : undefined);
    assigned.set(pairId, key ?? next);
    if (key === undefined) next += 1;
  }
  return { keys: assigned, shown: pairIds, next };
}
