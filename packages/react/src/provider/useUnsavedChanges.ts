"use client";

import { useEffect, useSyncExternalStore } from "react";
import { useKitContext } from "./KitContext.ts";
import { unsavedChangesOf } from "./unsavedChanges.ts";

export interface UseUnsavedChangesParameters {
  /** Makes the browser ask for confirmation before the page is left with unsaved changes. Default false. */
  readonly askBeforeUnload?: boolean | undefined;
}

export interface UseUnsavedChangesReturnType {
  readonly hasUnsavedChanges: boolean;
  /**
   * Names of the forms, such as `recipient:new`. Includes closed forms whose drafts are stored, and `quote:` with its ID
   * for each accepted quote whose outcome is unknown.
   */
  readonly forms: readonly string[];
}

/** Returns whether the kit's forms have unsaved changes, so that you can warn before navigating away. */
export function useUnsavedChanges(parameters: UseUnsavedChangesParameters = {}): UseUnsavedChangesReturnType {
  const { askBeforeUnload = false } = parameters;
  const { kit } = useKitContext();
  const store = unsavedChangesOf(kit);
  const forms = useSyncExternalStore(store.subscribe, store.get, () => none);
  const hasUnsavedChanges = forms.length > 0;

  useEffect(() => {
    if (!askBeforeUnload || !hasUnsavedChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [askBeforeUnload, hasUnsavedChanges]);

  return { hasUnsavedChanges, forms };
}

const none: readonly string[] = [];
