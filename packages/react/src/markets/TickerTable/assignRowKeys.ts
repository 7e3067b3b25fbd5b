/** React's keys of the visible rows. */
export interface RowKeys {
  /** By pair. */
  readonly keys: ReadonlyMap<string, number>;
  /** The visible pairs, in order. */
  readonly shown: readonly string[];
  /** The next unused key. */
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
 * Assigns keys to rows. A pair that stays visible keeps its row. A new pair reuses the elements of the pair that it
 * replaces at the same index, because creating elements is the slowest part of sorting. A focused row is never reused: a
 * key press is meant for its own pair. Returns the same object if the pairs do not change.
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
