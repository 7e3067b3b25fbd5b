import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type AppInfo, appInfoQuery } from "./appInfo.ts";

/** Reads which back end the page uses and who can sign in. */
export function useAppInfo(): UseQueryResult<AppInfo> {
  return useQuery(appInfoQuery);
}
