import type { Resource } from "@partner-kit/contract";

export interface CreateInvalidatorParameters {
  readonly invalidate: (resources: readonly Resource[] | "all") => void;
}

export interface Invalidator {
  /** At once where nothing went before, else together with all that comes within the pause. */
  readonly add: (resources: readonly Resource[] | "all") => void;
  /** Forgets what waits. */
  readonly stop: () => void;
}

/**
 * Spreads out what events make stale. A burst of them would otherwise start the same reads over and over, each before
 * the one under way has come back.
 */
export function createInvalidator({ invalidate }: CreateInvalidatorParameters): Invalidator {
  const waiting = new Set<Resource>();
  let isAll = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    pause = undefined;
    if (!isAll && waiting.size === 0) return;
    const resources = isAll ? "all" : [...waiting];
    forget();
    send(resources);
  }

  function send(resources: readonly Resource[] | "all"): void {
    pause = setTimeout(flush, PAUSE);
    invalidate(resources);
  }

  function forget(): void {
    waiting.clear();
    isAll = false;
  }

  return {
    add(resources) {
      if (pause === undefined) return send(resources);
      if (resources === "all") isAll = true;
      else for (const resource of resources) waiting.add(resource);
    },
    stop() {
      clearTimeout(pause);
      pause = undefined;
      forget();
    },
  };
}

/** Milliseconds: longer than a read takes as a rule, and shorter than anybody waits. */
const PAUSE = 500;
