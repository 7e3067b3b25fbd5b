import { useSyncExternalStore } from "react";

export interface StoryProgress {
  readonly isOpen: boolean;
  /** Index of the current step. */
  readonly index: number;
  /** Whether the current step's action has run. */
  readonly performed: boolean;
  /** Whether the story performs the steps itself and continues. */
  readonly isPlaying: boolean;
}

// Module state, because the first step resets the account, which remounts all components.
let current: StoryProgress = {
  isOpen: new URLSearchParams(location.search).has("story"),
  index: 0,
  performed: false,
  isPlaying: false,
};
const listeners = new Set<() => void>();

/** Returns the progress of the guided story. */
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
