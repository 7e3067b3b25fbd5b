/** What the connection needs to know of the page it lives in. */
export interface PageSignals {
  readonly isHidden: () => boolean;
  readonly isOnline: () => boolean;
  /** Calls back when either changes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The signals of this page. Touches nothing until asked, so that it can be made on a server. */
export const pageSignals: PageSignals = {
  isHidden: () => document.visibilityState === "hidden",
  // Only a clear "no" counts: where the browser does not know, requests will tell.
  isOnline: () => navigator.onLine !== false,
  subscribe: (listener) => {
    document.addEventListener("visibilitychange", listener);
    window.addEventListener("online", listener);
    window.addEventListener("offline", listener);
    return () => {
      document.removeEventListener("visibilitychange", listener);
      window.removeEventListener("online", listener);
      window.removeEventListener("offline", listener);
    };
  },
};
