import { useLocation } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";

export interface UseClosableEntryReturnType {
  readonly open: (path: string) => void;
  readonly close: () => void;
}

/**
 * Opens something in a history entry of its own, and removes that entry when it is closed, so that the browser's Back button
 * does not reopen it. The next one takes the place of the open one, so that closing does not return to that. After a deep link there
 * is no entry to return to, so closing leads to `parent`.
 */
export function useClosableEntry(parent: string): UseClosableEntryReturnType {
  const [path, navigate] = useLocation();
  const state: unknown = useHistoryState();
  return {
    open: (next) => {
      const isOpen = path !== parent.replace(/\?.*/, "");
      navigate(next, isOpen ? { replace: true, state } : { state: openedHere });
    },
    close: () => {
      if (isOpenedHere(state)) history.back();
      else navigate(parent, { replace: true });
    },
  };
}

/** State of a history entry that was opened from its list. */
const openedHere = { isOpenedHere: true };

function isOpenedHere(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isOpenedHere" in state;
}
