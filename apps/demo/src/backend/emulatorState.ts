import { queryOptions } from "@tanstack/react-query";
import { callApp } from "./callApp.ts";

/** The ID of the user whose account the emulator keeps. */
export const emulatorStateQuery = queryOptions({
  queryKey: ["app", "emulator", "state"],
  queryFn: ({ signal }) => callApp<{ readonly data: { readonly user_id: string } }>("emulator/state", { signal }),
  select: ({ data }) => data.user_id,
  staleTime: Number.POSITIVE_INFINITY,
});
