import { discardQuotes } from "@partner-kit/react";
import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { KIT_URL } from "./addresses.ts";
import { sendApp } from "./callApp.ts";

let run = 1;
const listeners = new Set<() => void>();

/** Returns the number of resets on this page. Used as a React key, so that a reset discards all component state. */
export function useRun(): number {
  return useSyncExternalStore(subscribe, getRun, getRun);
}

/**
 * Resets the emulated account, to the scenario of a demo that has just started by default. Discards the cached data, drafts
 * and quotes of the old account.
 */
export async function startOver(queryClient: QueryClient, scenario?: string): Promise<void> {
  await sendApp("POST", "emulator/reset", { scenario });
  discardQuotes({ kit: { baseUrl: KIT_URL }, includeUnconfirmed: true });
  // The admin's own queries contain people and the back end, which a reset does not change.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "app" });
  run += 1;
  for (const listener of listeners) listener();
}

function getRun(): number {
  return run;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
