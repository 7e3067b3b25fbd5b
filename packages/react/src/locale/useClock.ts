"use client";

import { useSyncExternalStore } from "react";
import { useLocale } from "./LocaleContext.ts";

/**
 * Reads something off the shared clock, and renders again only when what was read changes: a label that says "3 minutes
 * ago" costs one render a minute. On a server, and until the page took over, there is no time yet: `undefined`.
 *
 * @param read Gets milliseconds since the epoch; must answer with a primitive.
 */
export function useClock<TValue extends string | number | boolean | undefined>(
  read: (now: number) => TValue,
): TValue | undefined {
  const { clock } = useLocale();
  return useSyncExternalStore(
    clock.subscribe,
    () => read(clock.get()),
    () => undefined,
  );
}
