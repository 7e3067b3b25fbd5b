import type { Kit } from "../query/kit.ts";
import { createStore, type Store } from "./createStore.ts";

/** Names of the forms below one provider that hold something unsaved, whether they are on the page or not. */
export function unsavedChangesOf(kit: Kit): Store<readonly string[]> {
  const known = stores.get(kit);
  if (known) return known;
  const made = createStore<readonly string[]>([]);
  stores.set(kit, made);
  return made;
}

export interface MarkUnsavedParameters {
  readonly kit: Kit;
  /** Of the form: one for each thing that is edited. */
  readonly name: string;
  readonly isUnsaved: boolean;
}

/** Tells that a form holds something unsaved, or no longer does. */
export function markUnsaved({ kit, name, isUnsaved }: MarkUnsavedParameters): void {
  const store = unsavedChangesOf(kit);
  const names = store.get();
  if (names.includes(name) === isUnsaved) return;
  store.set(isUnsaved ? [...names, name] : names.filter((other) => other !== name));
}

const stores = new WeakMap<Kit, Store<readonly string[]>>();
