import { memoize } from "../format/memoize.ts";
import type { Kit } from "../query/kit.ts";
import { createStore, type Store } from "./createStore.ts";

/** Names of a provider's forms with unsaved changes, including forms that are not on the page. */
export const unsavedChangesOf: (kit: Kit) => Store<readonly string[]> = memoize(
  () => createStore<readonly string[]>([]),
  new WeakMap(),
);

export interface MarkUnsavedParameters {
  readonly kit: Kit;
  /** Unique for each edited record. */
  readonly name: string;
  readonly isUnsaved: boolean;
}

/** Records whether a form has unsaved changes. */
export function markUnsaved({ kit, name, isUnsaved }: MarkUnsavedParameters): void {
  const store = unsavedChangesOf(kit);
  const names = store.get();
  if (names.includes(name) === isUnsaved) return;
  store.set(isUnsaved ? [...names, name] : names.filter((other) => other !== name));
}
