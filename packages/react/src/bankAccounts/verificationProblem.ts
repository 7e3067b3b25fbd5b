import { isApiError } from "@partner-kit/contract";
import { errorKind } from "../errors/errorKind.ts";
import type { VerificationProblem } from "./BankVerification.ts";

/** What a failed verification means for the account that was asked about. */
export function verificationProblem(error: unknown): VerificationProblem {
  // The service says no more than that; of what it documents, KYB in production is what can be behind it here.
  if (isApiError(error, "FORBIDDEN")) return "notAllowed";
  switch (errorKind(error)) {
    // An account that does not exist and a number that is none come back as the same refusal.
    case "input":
    case "notFound":
      return "notFound";
    case "session":
    case "grant":
    case "key":
    case "off":
      return "permission";
    case "rate":
    case "limit":
      return "rate";
    default:
      return "down";
  }
}
