"use client";

import { useClock } from "./useClock.ts";

/** Whether a time by the service's clock, in milliseconds since the epoch, has passed. `false` until the page has hydrated. */
export function useIsPast(time: number | undefined): boolean {
  return useClock((now) => time !== undefined && now >= time) ?? false;
}
