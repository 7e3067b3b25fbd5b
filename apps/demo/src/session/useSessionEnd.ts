import { useSession } from "@partner-kit/react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { appInfoQuery } from "../backend/appInfo.ts";

/** Has the admin look who is signed in when the proxy says that nobody is, as after a session has run out. */
export function useSessionEnd(): void {
  const { can } = useSession();
  const queryClient = useQueryClient();
  const permission = can("listChains");
  const isOver = !permission.allowed && permission.reason === "signed_out";
  useEffect(() => {
    if (isOver) void queryClient.invalidateQueries(appInfoQuery);
  }, [isOver, queryClient]);
}
