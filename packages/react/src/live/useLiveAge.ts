"use client";

import { useClock } from "../locale/useClock.ts";
import { useKitContext } from "../provider/KitContext.ts";

/** Whole seconds since anything last came over the stream, a heartbeat included; `undefined` before that, and without one. */
export function useLiveAge(): number | undefined {
  const { live } = useKitContext();
  return useClock(() => {
    const heardAt = live.heardAt();
    return heardAt === undefined ? undefined : Math.max(0, Math.floor((Date.now() - heardAt) / 1000));
  });
}
