import type { TravelRuleSending } from "../TravelRuleWork.ts";

/** Whether the note about the answers says already that the session has ended: nothing else needs to. */
export function isSessionTold(sending: TravelRuleSending): boolean {
  return sending.status === "failed" && sending.reason === "session_expired";
}
