import type { ShareLocks } from "./Sharing.ts";

export interface CreatePlaceParameters {
  readonly locks: ShareLocks;
  readonly name: string;
  /** This tab leads now. */
  readonly onGranted: () => void;
  /** This tab leads no more: another took the place, because this one did not answer. */
  readonly onLost: () => void;
  /** There is no place to have: the browser refuses. */
  readonly onRefused: () => void;
}

/** The one place at the head of all tabs. The browser gives it on when its tab is closed or crashes. */
export interface Place {
  readonly isHeld: () => boolean;
  /** Waits for it. */
  readonly ask: () => void;
  /** Takes it from a tab that does not answer. */
  readonly take: () => void;
  readonly leave: () => void;
}

/** Makes a place of a lock that all tabs ask for by the same name. */
export function createPlace(parameters: CreatePlaceParameters): Place {
  const { locks, name, onGranted, onLost, onRefused } = parameters;
  let waiting: AbortController | undefined;
  let release: (() => void) | undefined;

  function request(options: { readonly signal?: AbortSignal; readonly steal?: boolean }, mine: AbortController): void {
    const held = () => {
      if (waiting !== mine) return Promise.resolve();
      return new Promise<void>((resolve) => {
        release = resolve;
        onGranted();
      });
    };
    // In a promise of its own, because a browser that refuses may throw.
    void Promise.resolve()
      .then(() => (waiting === mine ? locks.request(name, options, held) : undefined))
      .catch(() => {
        if (waiting !== mine) return;
        const wasHeld = release !== undefined;
        waiting = undefined;
        release = undefined;
        if (wasHeld) onLost();
        else onRefused();
      });
  }

  function leave(): void {
    const before = waiting;
    waiting = undefined;
    release?.();
    release = undefined;
    before?.abort();
  }

  return {
    isHeld: () => release !== undefined,
    ask: () => {
      const mine = new AbortController();
      waiting = mine;
      request({ signal: mine.signal }, mine);
    },
    take: () => {
      leave();
      const mine = new AbortController();
      waiting = mine;
      request({ steal: true }, mine);
    },
    leave,
  };
}
