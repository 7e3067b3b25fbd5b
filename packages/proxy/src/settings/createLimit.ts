export interface CreateLimitParameters {
  readonly now: () => number;
  /** Milliseconds. */
  readonly window: number;
  /** Calls of one subject in a window. */
  readonly maximum: number;
}

/** A limit per subject and time window. */
export interface Limit {
  /** Counts a call. Returns the seconds until the next window if the subject has reached the limit, else `undefined`. */
  take(subject: string): number | undefined;
}

/** Creates a limit. A subject is forgotten at the end of the window. */
export function createLimit({ now, window, maximum }: CreateLimitParameters): Limit {
  const counts = new Map<string, number>();
  let start = 0;
  return {
    take(subject) {
      // A clock that was set back starts a new window.
      if (now() < start || now() >= start + window) {
        start = now();
        counts.clear();
      }
      const count = counts.get(subject) ?? 0;
      if (count >= maximum) return Math.ceil((start + window - now()) / 1000);
      counts.set(subject, count + 1);
      return undefined;
    },
  };
}
