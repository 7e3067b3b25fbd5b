interface Stored {
  readonly id: string;
  readonly created_at: number;
}

export interface MergeNewestParameters<TRecord extends Stored> {
  /** The records that must be in the list. */
  readonly first: readonly TRecord[];
  /** Fill the rest of the list. May contain records of `first`. */
  readonly others: readonly TRecord[];
  readonly limit: number;
}

/** Merges two reads into one list, newest first, in which the second never displaces the first. */
export function mergeNewest<TRecord extends Stored>(parameters: MergeNewestParameters<TRecord>): readonly TRecord[] {
  const { first, others, limit } = parameters;
  const ids = new Set(first.map(({ id }) => id));
  const merged = [...first, ...others.filter(({ id }) => !ids.has(id))].slice(0, limit);
  return merged.toSorted((one, other) => other.created_at - one.created_at);
}
