import { useSession } from "@partner-kit/react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { appInfoQuery } from "../backend/appInfo.ts";

/** Refetches the signed-in person when the proxy reports that the session has ended. */
export function useSessionEnd(): void {
  const { can } = useSession();
  const queryClient = useQueryClient();
  const permission = can("listChains");
  const isOver = !permission.allowed && permission.reason === "signed_out";
  useEffect(() => {
    if (isOver) void queryClient.invalidateQueries(appInfoQuery);
  }, [isOver, queryClient]);
}
