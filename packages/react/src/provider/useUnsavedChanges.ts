"use client";

import { useEffect, useSyncExternalStore } from "react";
import { useKitContext } from "./KitContext.ts";
import { unsavedChangesOf } from "./unsavedChanges.ts";

export interface UseUnsavedChangesParameters {
  /** Lets the browser ask before the page is left, while there is something unsaved. Default false. */
  readonly askBeforeUnload?: boolean | undefined;
}

export interface UseUnsavedChangesReturnType {
  readonly hasUnsavedChanges: boolean;
  /**
   * Which forms, such as `recipient:new`. Forms that were closed without a decision are among them: their drafts are kept.
   * A quote that was sent and has no certain answer is one too, as `quote:` and its ID.
   */
  readonly forms: readonly string[];
}

/** Whether anything typed into the kit's forms is not saved yet, for a host that wants to ask before it leads away. */
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
