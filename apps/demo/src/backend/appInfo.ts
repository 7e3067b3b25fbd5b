import { queryOptions } from "@tanstack/react-query";
import type { Person } from "../session/people.ts";
import { callApp } from "./callApp.ts";

/** Information about the admin's own server. */
export interface AppInfo {
  readonly backEnd: "emulated" | "browser" | "staging";
  /** Who can sign in. Empty where the proxy was set up without sign-in. */
  readonly people: readonly Person[];
  /** The ID of who is signed in. */
  readonly person: string | null;
  /** Whether there is an emulator to be driven. */
  readonly isPresentable: boolean;
  /** An endpoint of the partner's own that webhooks can be sent to; null where none can be reached. */
  readonly bookkeepingUrl: string | null;
}

export const appInfoQuery = queryOptions({
  queryKey: ["app", "info"],
  queryFn: ({ signal }) => callApp<AppInfo>("info", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
