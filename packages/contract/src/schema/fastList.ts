import * as z from "zod/mini";

/**
 * A list schema with a fast path: `isEntry` validates each entry in a tenth of the time of the schema. If it rejects an
 * entry, the schema validates the whole list and reports the issues.
 *
 * @param isEntry Must reject every value that the schema rejects. Accepted entries are returned unchanged.
 */
export function fastList<TEntry>(
  entry: z.ZodMiniType<TEntry>,
  isEntry: (value: unknown) => value is TEntry,
): z.ZodMiniType<TEntry[]> {
  const list = z.array(entry);
  // Wraps the schema's own `run`, because a pipe and a transform would add half a kilobyte to every bundle.
  const { run } = list._zod;
  list._zod.run = (payload, context) =>
    Array.isArray(payload.value) && payload.value.every(isEntry) ? payload : run(payload, context);
  return list;
}
