import type { Resource } from "@partner-kit/contract";

type Resources = readonly Resource[] | "all";

export interface Invalidator {
  /** Invalidates at once, or after the pause if something was invalidated within it. */
  readonly add: (resources: Resources) => void;
  /** Discards what is pending. */
  readonly stop: () => void;
}

/** Batches invalidations. A burst of events would otherwise start the same reads again before they have returned. */
export function createInvalidator(invalidate: (resources: Resources) => void): Invalidator {
  let pending: Resources = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    if (pending.length === 0) return;
    const resources = pending;
    pending = [];
    timer = setTimeout(flush, PAUSE);
    invalidate(resources);
  }

  return {
    add: (resources) => {
      pending = pending === "all" || resources === "all" ? "all" : [...new Set([...pending, ...resources])];
      if (timer === undefined) flush();
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      pending = [];
    },
  };
}

/** Milliseconds: longer than most reads take, and shorter than a person notices. */
const PAUSE = 500;
