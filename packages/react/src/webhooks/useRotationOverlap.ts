"use client";

import { parseTimestamp } from "@partner-kit/contract";
import { useEffect, useSyncExternalStore } from "react";
import { useClock } from "../locale/useClock.ts";
import type { Store } from "../provider/createStore.ts";
import { usePartnerKit } from "../provider/usePartnerKit.ts";
import { useSession } from "../session/useSession.ts";
import { rotationOverlap } from "./rotationOverlap.ts";

/**
 * When both secrets of an endpoint stop being valid, as the service wrote it. `undefined` after that, or if it is unknown.
 * Survives a reload.
 */
export function useRotationOverlap(webhookId: string): string | undefined {
  const store = useRotationOverlapStore(webhookId);
  const until = useSyncExternalStore(store.subscribe, store.get, () => undefined);
  const end = until === undefined ? undefined : parseTimestamp(until);
  const isOver = useClock((now) => until !== undefined && (end === undefined || end <= now)) ?? false;
  useEffect(() => {
    if (isOver) store.set(undefined);
  }, [isOver, store]);
  return isOver ? undefined : until;
}

/** Stores the end of an endpoint's overlap for the signed-in user. */
export function useRotationOverlapStore(webhookId: string): Store<string | undefined> {
  const { kit } = usePartnerKit();
  const subject = useSession().data?.subject;
  return rotationOverlap({ kit, subject, webhookId });
}
