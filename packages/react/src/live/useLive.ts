"use client";

import { useSyncExternalStore } from "react";
import { useKitContext } from "../provider/KitContext.ts";
import { initialStatus, type LiveStatus } from "./LiveConnection.ts";

export type UseLiveReturnType = LiveStatus;

/** How live updates reach the page. Renders again when that changes, not with each update. */
export function useLive(): UseLiveReturnType {
  const { live } = useKitContext();
  return useSyncExternalStore(live.subscribe, live.get, () => initialStatus);
}
