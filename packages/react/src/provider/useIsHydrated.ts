"use client";

import { useSyncExternalStore } from "react";

/** Returns `false` on a server and while the browser hydrates what the server rendered, `true` in every later render. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** React renders again after hydration without a subscription. */
const subscribe = () => () => undefined;
