import { isApiError } from "@partner-kit/contract";
import { errorKind } from "../errors/errorKind.ts";
import type { VerificationProblem } from "./BankVerification.ts";

/** Classifies a failed verification. */
export function verificationProblem(error: unknown): VerificationProblem {
  // The service gives no reason. Of the documented ones, only missing KYB in production applies here.
  if (isApiError(error, "FORBIDDEN")) return "notAllowed";
  switch (errorKind(error)) {
    // An unknown account and an invalid number return the same error.
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
