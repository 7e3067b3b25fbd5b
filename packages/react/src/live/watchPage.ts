/** The browser's signals about the page. */
export interface PageSignals {
  readonly isHidden: () => boolean;
  readonly isOnline: () => boolean;
  /** Calls back when either changes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** `woken`: the device was asleep or the page was frozen, so an open connection may be dead. */
export type PageChange = "active" | "hidden" | "offline" | "woken";

export interface WatchPageParameters {
  /** Default: the signals of this page. */
  readonly page?: PageSignals | undefined;
  readonly onChange: (change: PageChange) => void;
}

/**
 * Reports whether the page should have a connection, first as it is now and then each time that may have changed. A page counts as
 * hidden after 20 seconds, so that a look at another tab costs nothing. Returns a function that stops.
 */
export function watchPage({ page = browserPage, onChange }: WatchPageParameters): () => void {
  let hideTimer: ReturnType<typeof setTimeout> | undefined;
  let lastTick = Date.now();

  function check(): void {
    clearTimeout(hideTimer);
    if (!page.isOnline()) onChange("offline");
    else if (page.isHidden()) hideTimer = setTimeout(() => onChange("hidden"), HIDE_DELAY);
    else onChange("active");
  }

  if (page.isOnline() && page.isHidden()) onChange("hidden");
  else check();
  const stop = page.subscribe(check);
  const tickTimer = setInterval(() => {
    const elapsed = Date.now() - lastTick;
    lastTick = Date.now();
    if (elapsed > TICK + TICK_TOLERANCE) onChange("woken");
  }, TICK);
  return () => {
    stop();
    clearTimeout(hideTimer);
    clearInterval(tickTimer);
  };
}

const browserPage: PageSignals = {
  isHidden: () => document.visibilityState === "hidden",
  // `undefined` counts as online: requests will show.
  isOnline: () => navigator.onLine !== false,
  // Without an abort signal: jsdom refuses those of Node.js, which test environments for `fetch` bring.
  subscribe: (listener) => {
    const sources = [
      [document, "visibilitychange"],
      [window, "online"],
      [window, "offline"],
    ] as const;
    for (const [target, type] of sources) target.addEventListener(type, listener);
    return () => {
      for (const [target, type] of sources) target.removeEventListener(type, listener);
    };
  },
};

/** Milliseconds. */
const HIDE_DELAY = 20_000;
/** Milliseconds. */
const TICK = 5000;
/** Milliseconds. Browsers slow the timers of background pages down to one a second, and a busy page is late by a few. */
const TICK_TOLERANCE = 15_000;
