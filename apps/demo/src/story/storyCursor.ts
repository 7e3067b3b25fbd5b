import { useSyncExternalStore } from "react";
import type { StoryTarget } from "./storyTargets.ts";

/** Position in CSS pixels of the window. */
export interface StoryCursor {
  readonly x: number;
  readonly y: number;
  readonly isPressed: boolean;
  /** Lit before all that the step speaks of. */
  readonly light?: StoryTarget | undefined;
}

let current: StoryCursor | undefined;
const listeners = new Set<() => void>();

/** Returns the cursor of the story. `undefined` while the story does nothing. */
export function useStoryCursor(): StoryCursor | undefined {
  return useSyncExternalStore(subscribe, getCursor, getCursor);
}

export function changeCursor(change: Partial<StoryCursor>): void {
  const { x = innerWidth / 2, y = innerHeight / 2, isPressed = false, light } = { ...current, ...change };
  current = { x, y, isPressed, light };
  notify();
}

export function hideCursor(): void {
  current = undefined;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

function getCursor(): StoryCursor | undefined {
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
