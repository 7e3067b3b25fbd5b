export interface MergeEntriesParameters<TEntry extends Entry> {
  /** The field that identifies an entry. */
  readonly key: string;
  readonly known: TEntry[];
  readonly incoming: readonly TEntry[];
  /** Whether `incoming` is the complete list rather than the changed entries. */
  readonly full: boolean;
}

type Entry = Readonly<Record<string, unknown>>;

/**
 * Merges incoming entries into known ones. An entry that did not change stays the same object, and so does the list if
 * nothing in it changed, so that a row can compare by identity.
 */
export function mergeEntries<TEntry extends Entry>({
  key,
  known,
  incoming,
  full,
}: MergeEntriesParameters<TEntry>): TEntry[] {
  if (incoming.length === 0 && !full) return known;
  const indexes = indexesOf(known, key);
  const base: TEntry[] = full ? [] : known.slice();
  let isSame = !full || incoming.length === known.length;
  for (const [incomingIndex, entry] of incoming.entries()) {
    const index = indexes.get(entry[key]);
    const before = index === undefined ? undefined : known[index];
    const next = before && isEqual(before, entry) ? before : entry;
    const target = full ? incomingIndex : (index ?? base.length);
    if (next !== known[target]) isSame = false;
    base[target] = next;
  }
  if (isSame) return known;
  if (!full && base.length === known.length) knownIndexes.set(base, indexes);
  // Remembers only one step, because a chain of lists could never be garbage collected.
  merged.delete(known);
  merged.set(base, known);
  return base;
}

/** Whether a list was merged from another, so that both share their unchanged entries. */
export function isMergedFrom(entries: readonly Entry[], known: readonly Entry[]): boolean {
  return merged.get(entries) === known;
}

const merged = new WeakMap<readonly Entry[], readonly Entry[]>();
const knownIndexes = new WeakMap<readonly Entry[], ReadonlyMap<unknown, number>>();

/** The index of each entry by its key. Reused while the order does not change. */
function indexesOf(entries: readonly Entry[], key: string): ReadonlyMap<unknown, number> {
  const found = knownIndexes.get(entries) ?? new Map(entries.map((entry, index) => [entry[key], index]));
  knownIndexes.set(entries, found);
  return found;
}

/** Runs thousands of times a second with many markets: allocates nothing and stops at the first difference. */
function isEqual(a: Entry, b: Entry): boolean {
  if (a === b) return true;
  for (const key in b) if (!Object.is(a[key], b[key])) return false;
  for (const key in a) if (!(key in b)) return false;
  return true;
}
