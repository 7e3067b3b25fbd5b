"use client";

import { parseTimestamp } from "@partner-kit/contract";
import { useSyncExternalStore } from "react";
import { useClock } from "../locale/useClock.ts";
import { usePartnerKit } from "../provider/KitContext.ts";
import { useSession } from "../session/useSession.ts";
import { rotationOverlap } from "./useRotationOverlap.ts";

/** The end of an overlap: the previous secret of the endpoint is then no longer valid. */
export interface EndingOverlap {
  readonly webhookId: string;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/** The overlaps that end within six hours, the first one first. Only the tab that rotated a secret knows its overlap. */
export function useEndingOverlaps(webhookIds: readonly string[]): readonly EndingOverlap[] {
  const { kit } = usePartnerKit();
  const subject = useSession().data?.subject;
  const stores = webhookIds.map((webhookId) => rotationOverlap({ kit, subject, webhookId }));
  const ends = useSyncExternalStore(
    (listener) => {
      const stops = stores.map((store) => store.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    // A snapshot has to be a primitive.
    () => stores.map((store) => store.get() ?? "").join(" "),
    () => "",
  ).split(" ");
  const overlaps = webhookIds.flatMap((webhookId, index): readonly EndingOverlap[] => {
    const until = parseTimestamp(ends[index] ?? "");
    return until === undefined ? [] : [{ webhookId, until }];
  });
  const isEnding = (now: number) => overlaps.map(({ until }) => until > now && until - now <= SOON);
  const ending = useClock((now) => isEnding(now).map(Number).join(""));
  return overlaps.filter((_, index) => ending?.[index] === "1").toSorted((one, other) => one.until - other.until);
}

/** Milliseconds. */
const SOON = 6 * 3_600_000;
