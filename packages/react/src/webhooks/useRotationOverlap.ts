"use client";

import { parseTimestamp } from "@partner-kit/contract";
import { useClock } from "../locale/useClock.ts";
import { useShelf } from "../provider/useShelf.ts";
import { rotationOverlaps } from "./rotationOverlaps.ts";

/** Until when two secrets of an endpoint are valid, as the service wrote it; `undefined` where that is over or not known. */
export function useRotationOverlap(webhookId: string): string | undefined {
  const [until] = useShelf(rotationOverlaps, webhookId);
  const end = until === undefined ? undefined : parseTimestamp(until);
  const isOver = useClock((now) => end !== undefined && end <= now) ?? false;
  return isOver ? undefined : until;
}
