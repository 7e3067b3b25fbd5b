"use client";

import { useSyncExternalStore } from "react";
import { useLocale } from "./LocaleContext.ts";

/**
 * Derives a value from the shared clock, and renders again only when the value changes: a label "3 minutes ago" renders
 * once a minute. Returns `undefined` on a server and until the page has hydrated.
 *
 * @param read Receives milliseconds since the epoch and returns a primitive.
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

/** Whether a time by the page's clock, in milliseconds since the epoch, has passed. `false` until the page has hydrated. */
export function useIsPast(time: number | undefined): boolean {
  return useClock((now) => time !== undefined && now >= time) ?? false;
}
