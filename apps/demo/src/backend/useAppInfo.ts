import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type AppInfo, appInfoQuery } from "./appInfo.ts";

/** Which back end this is and who can sign in. */
export function useAppInfo(): UseQueryResult<AppInfo> {
  return useQuery(appInfoQuery);
}
