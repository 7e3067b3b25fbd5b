import { useSyncExternalStore } from "react";

export interface StoryProgress {
  readonly isOpen: boolean;
  /** The step that is shown, from 0. */
  readonly index: number;
  /** Whether what the step offers was done. */
  readonly performed: boolean;
}

// Kept outside the screens: the first step puts new ones in their place.
let current: StoryProgress = {
  isOpen: new URLSearchParams(location.search).has("story"),
  index: 0,
  performed: false,
};
const listeners = new Set<() => void>();

/** How far the guided story has come on this page. */
export function useStoryProgress(): StoryProgress {
  return useSyncExternalStore(subscribe, getProgress, getProgress);
}

export function changeStoryProgress(change: Partial<StoryProgress>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

function getProgress(): StoryProgress {
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
