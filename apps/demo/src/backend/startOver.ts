import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { storedQuotes } from "../markets/storedQuotes.ts";
import { sendApp } from "./callApp.ts";

let run = 1;
const listeners = new Set<() => void>();

/** Counts the accounts this page has shown. Part of a key, so that nothing typed or read in one run stays for the next. */
export function useRun(): number {
  return useSyncExternalStore(subscribe, getRun, getRun);
}

/** Resets the emulated account, and discards everything this page holds of the old one: reads, drafts and quotes. */
export async function startOver(queryClient: QueryClient): Promise<void> {
  await sendApp("POST", "emulator/reset");
  storedQuotes.deleteAll();
  // The admin's own reads are about people and the back end, which a reset leaves as they are.
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
