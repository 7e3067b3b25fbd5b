import { useSyncExternalStore } from "react";
import type { KnownFacts } from "./keepKnown.ts";
import type { StoryBalances } from "./storyBalances.ts";
import type { StoryFunds } from "./storySteps.ts";

export interface StoryProgress {
  readonly isOpen: boolean;
  /** Index of the current step. */
  readonly index: number;
  /** Whether the current step's action has run. */
  readonly performed: boolean;
  /** Whether the story performs the steps itself and continues. */
  readonly isPlaying: boolean;
  /** State of the account before the story. `undefined` until it has been read. */
  readonly start: StoryStart | undefined;
  /** ID of the deposit that went on hold since the story began. */
  readonly depositId: string | undefined;
  /** ID of the approval of the payment that was held since the story began. */
  readonly approvalId: string | undefined;
  /** Facts that the run has shown. They stay when somebody else signs in. */
  readonly known: KnownFacts;
  /** Funds around the steps since the story began. */
  readonly balances: StoryBalances;
  /** ID of the person whom the current step has signed in. `undefined` if the same person goes on. */
  readonly signedIn: string | undefined;
}

export interface StoryStart {
  /** Cursor of the receiver's last event. */
  readonly after: number;
  /** IDs of the deposits that were on hold. */
  readonly held: readonly string[];
  /** IDs of the approvals of payments. */
  readonly payments: readonly string[];
  /** Funds. Missing if they could not be read. */
  readonly balances?: readonly StoryFunds[] | undefined;
}

const STORAGE_NAME = "harmattan.story";

// Module state, because the first step resets the account, which remounts all components. The tab stores the place, so that
// the story can be left and resumed, also after a reload.
let current: StoryProgress = { ...read(), isPlaying: false };
const listeners = new Set<() => void>();

/** Returns the progress of the guided story. */
export function useStoryProgress(): StoryProgress {
  return useSyncExternalStore(subscribe, getProgress, getProgress);
}

/** Forgets an earlier run. Its place stays. */
export const newRun = {
  start: undefined,
  depositId: undefined,
  approvalId: undefined,
  known: {},
  balances: {},
} as const;

export function changeStoryProgress(change: Partial<StoryProgress>): void {
  current = { ...current, ...change };
  sessionStorage.setItem(STORAGE_NAME, JSON.stringify(current));
  for (const listener of listeners) listener();
}

/** Adds facts that the run has shown. */
export function noteKnown(shown: KnownFacts): void {
  changeStoryProgress({ known: { ...current.known, ...shown } });
}

/** Reads the place at which the story was left in this tab. */
function read(): StoryProgress {
  const isLinked = new URLSearchParams(location.search).has("story");
  const first: StoryProgress = {
    isOpen: isLinked,
    index: 0,
    performed: false,
    isPlaying: false,
    start: undefined,
    depositId: undefined,
    approvalId: undefined,
    known: {},
    balances: {},
    signedIn: undefined,
  };
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_NAME) ?? "null");
    // Only this file writes it.
    return typeof stored === "object" ? { ...first, ...stored, ...(isLinked && { isOpen: true }) } : first;
  } catch {
    return first;
  }
}

function getProgress(): StoryProgress {
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
