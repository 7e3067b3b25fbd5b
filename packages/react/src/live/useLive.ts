"use client";

import { useSyncExternalStore } from "react";
import { useKitContext } from "../provider/KitContext.ts";
import { initialStatus, type LiveStatus } from "./LiveConnection.ts";

export type UseLiveReturnType = LiveStatus;

/** The state of the live connection. Renders when the state changes, not with each update. */
export function useLive(): UseLiveReturnType {
  const { live } = useKitContext();
  return useSyncExternalStore(live.subscribe, live.get, () => initialStatus);
}
