export type FieldOf<TValues> = Extract<keyof TValues, string>;

/**
 * Fields that belong together. An edit to one also fixes the others, so that the input of two users is never mixed. A field
 * without a group forms its own.
 */
export type FieldGroups<TValues> = readonly (readonly FieldOf<TValues>[])[];

/** The user's edits, and the values they started from. */
export interface FormEdits<TValues> {
  /** The record when each group was first edited. Meaningless without edits. */
  readonly base: TValues | undefined;
  readonly edits: Partial<TValues>;
}

export interface FormEditsParameters<TValues> extends FormEdits<TValues> {
  /** The current record of the service. */
  readonly current: TValues;
  readonly groups: FieldGroups<TValues>;
}

export interface MergedEdits<TValues> {
  /** The record with the edits on top. Unedited fields follow the service. */
  readonly values: TValues;
  /** Unedited fields that another user changed while the form had edits. */
  readonly adopted: readonly FieldOf<TValues>[];
  /** Edited fields that another user changed too. Saving replaces their change. */
  readonly conflicts: readonly FieldOf<TValues>[];
}

/** Applies edits to a record that may have changed in the meantime. */
export function mergeEdits<TValues extends object>(parameters: FormEditsParameters<TValues>): MergedEdits<TValues> {
  const { edits, current } = parameters;
  const base = baseOf(parameters);
  const mine = { ...base, ...edits };
  const values = { ...current };
  const adopted: FieldOf<TValues>[] = [];
  const conflicts: FieldOf<TValues>[] = [];
  for (const group of everyGroup(parameters)) {
    const isMoved = !isSameIn(group, base, current);
    if (!isEdited(group, edits)) {
      if (isMoved) adopted.push(...group);
      continue;
    }
    for (const field of group) values[field] = mine[field];
    if (isMoved && !isSameIn(group, mine, current)) conflicts.push(...group);
  }
  return { values, adopted, conflicts };
}

/** Adds edits. When a group is first edited, its other fields keep the values on the screen. */
export function addEdits<TValues extends object>(
  parameters: FormEditsParameters<TValues> & { readonly change: Partial<TValues> },
): FormEdits<TValues> {
  const { edits, current, change } = parameters;
  const started = everyGroup(parameters).filter((group) => isEdited(group, change) && !isEdited(group, edits));
  return { base: { ...baseOf(parameters), ...pick(current, started.flat()) }, edits: { ...edits, ...change } };
}

/** Resolves a conflict with the user's values or with the service's. */
export function resolveConflict<TValues extends object>(
  parameters: FormEditsParameters<TValues> & {
    readonly fields: readonly FieldOf<TValues>[];
    readonly choice: "mine" | "theirs";
  },
): FormEdits<TValues> {
  const { edits, current, fields, choice } = parameters;
  const values = choice === "mine" ? pick(mergeEdits(parameters).values, fields) : {};
  return { base: { ...baseOf(parameters), ...pick(current, fields) }, edits: { ...without(edits, fields), ...values } };
}

/** Drops edits that match the service. Returns the same object if no edit matches. */
export function pruneEdits<TValues extends object, TEdits extends FormEdits<TValues>>(
  state: TEdits,
  { current, groups }: Pick<FormEditsParameters<TValues>, "current" | "groups">,
): TEdits {
  const all = { base: state.base, edits: state.edits, current, groups };
  const { values } = mergeEdits(all);
  const saved = everyGroup(all).filter((group) => isEdited(group, state.edits) && isSameIn(group, values, current));
  return saved.length === 0 ? state : { ...state, edits: without(state.edits, saved.flat()) };
}

function baseOf<TValues extends object>({ base, edits, current }: FormEditsParameters<TValues>): TValues {
  return base && Object.keys(edits).length > 0 ? base : current;
}

function everyGroup<TValues extends object>(parameters: FormEditsParameters<TValues>): FieldGroups<TValues> {
  const { edits, current, groups } = parameters;
  const all = [...groups];
  for (const field in { ...current, ...edits }) if (!groups.some((group) => group.includes(field))) all.push([field]);
  return all;
}

function isEdited<TValues extends object>(group: readonly FieldOf<TValues>[], edits: Partial<TValues>): boolean {
  return group.some((field) => Object.hasOwn(edits, field));
}

function isSameIn<TValues extends object>(group: readonly FieldOf<TValues>[], one: TValues, other: TValues): boolean {
  return group.every((field) => isSame(one[field], other[field]));
}

function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
  return one.length === other.length && one.every((item, index) => Object.is(item, other[index]));
}

function pick<TValues extends object>(from: TValues, fields: readonly FieldOf<TValues>[]): Partial<TValues> {
  const picked: Partial<TValues> = {};
  for (const field of fields) picked[field] = from[field];
  return picked;
}

function without<TValues extends object>(edits: Partial<TValues>, fields: readonly FieldOf<TValues>[]) {
  const rest = { ...edits };
  for (const field of fields) Reflect.deleteProperty(rest, field);
  return rest;
}
