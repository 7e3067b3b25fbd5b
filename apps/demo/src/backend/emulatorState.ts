import { queryOptions } from "@tanstack/react-query";
import { callApp } from "./callApp.ts";

/** Reads the ID of the emulator's user. */
export const emulatorStateQuery = queryOptions({
  queryKey: ["app", "emulator", "state"],
  queryFn: ({ signal }) => callApp<{ readonly data: { readonly user_id: string } }>("emulator/state", { signal }),
  select: ({ data }) => data.user_id,
  staleTime: Number.POSITIVE_INFINITY,
});
