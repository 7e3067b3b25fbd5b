import { queryOptions } from "@tanstack/react-query";
import type { Person } from "../session/people.ts";
import { callApp } from "./callApp.ts";

/** Information about the admin's own server. */
export interface AppInfo {
  readonly backEnd: "emulated" | "browser" | "staging";
  /** People who can sign in. Empty if the proxy has no sign-in. */
  readonly people: readonly Person[];
  /** ID of the person who is signed in. */
  readonly person: string | null;
  /** Whether the page can control an emulator. */
  readonly isPresentable: boolean;
  /** URL of the partner's bookkeeping, which receives webhooks. `null` if the service cannot reach one. */
  readonly bookkeepingUrl: string | null;
}

export const appInfoQuery = queryOptions({
  queryKey: ["app", "info"],
  queryFn: ({ signal }) => callApp<AppInfo>("info", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
