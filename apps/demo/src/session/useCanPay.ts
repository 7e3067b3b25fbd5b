import { useSession } from "@partner-kit/react";

/** Whether to offer payments. True while the session is being read, so that the page does not move for most people. */
export function useCanPay(): boolean {
  const permission = useSession().can("submitWithdrawal");
  return permission.allowed || permission.reason === "loading";
}
