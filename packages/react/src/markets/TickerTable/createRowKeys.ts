/** React's keys of rows, by the pair each of them shows. */
export type RowKeys = (pairIds: readonly string[]) => ReadonlyMap<string, number>;

/**
 * Makes a giver of keys. A pair that stays in sight keeps its row, wherever it moves. One that comes into sight at the place
 * of one that goes takes over its elements, with other texts in them: after a sort there is hardly another row, and new
 * elements are what it would take longest for. A row with the focus in it is given to nobody: a key pressed there is meant
 * for its own pair.
 */
export function createRowKeys(): RowKeys {
  let keys: ReadonlyMap<string, number> = new Map();
  let shown: readonly string[] = [];
  let next = 0;
  return (pairIds) => {
    const staying = new Set(pairIds);
    const focused = shown.length > 0 ? focusedPair() : undefined;
    const taken = new Map<string, number>();
    for (const [place, pairId] of pairIds.entries()) {
      const before = shown[place];
      const isFree = before !== undefined && before !== focused && !staying.has(before);
      const key = keys.get(pairId) ?? (isFree ? keys.get(before) : undefined);
      taken.set(pairId, key ?? next);
      if (key === undefined) next += 1;
    }
    keys = taken;
    shown = pairIds;
    return keys;
  };
}

function focusedPair(): string | undefined {
  return document.activeElement?.closest<HTMLElement>("[data-pair]")?.dataset["pair"];
}
