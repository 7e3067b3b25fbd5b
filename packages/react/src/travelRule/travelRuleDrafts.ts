import { isApiError, type TravelRuleSubmission } from "@partner-kit/contract";
import { errorKind } from "../errors/errorKind.ts";
import type { Attempt } from "../form/attempt.ts";
import { createFormDrafts, type FormShape } from "../form/createFormDrafts.ts";
import type { OperationError } from "../query/operationError.ts";

/** How sending the answers goes. */
export type TravelRuleSending =
  | { readonly status: "idle" }
  | { readonly status: "sending" }
  /**
   * No answer came, also when it was sent again; or one came, but only to a later try, which was refused for itself. It may
   * have arrived; sending it once more is safe.
   */
  | { readonly status: "uncertain"; readonly error: OperationError }
  /** Refused. Nothing was changed, unless `reason` tells of the case or of the answers and a try before got no answer. */
  | { readonly status: "failed"; readonly reason: TravelRuleFailure; readonly error: OperationError };

/**
 * Why answers were not taken. `conflict`: the service says that the deposit is no longer as it was, and does not say more.
 * `refused`: what was entered is not valid.
 */
export type TravelRuleFailure = "session_expired" | "not_found" | "conflict" | "refused" | "other";

/** The form about one deposit. */
export interface TravelRuleDraft extends FormShape {
  /** By the name of the question. */
  readonly values: Readonly<Record<string, string>>;
  readonly result: TravelRuleSubmission;
  readonly extra: {
    /** Whether the form was opened again after it was submitted. */
    readonly isAnsweringAgain: boolean;
  };
}

/** What people typed about deposits, in memory only: it is personal data. */
export const travelRuleDrafts = createFormDrafts<TravelRuleDraft>({
  name: "travelRule",
  extra: { isAnsweringAgain: false },
  isUnsaved: ({ edits }) => Object.values(edits).some((value) => value !== undefined && value.trim() !== ""),
  isKept: true,
});

/** How sending goes, from the form's attempt. */
export function toTravelRuleSending(attempt: Attempt): TravelRuleSending {
  if (attempt.status === "sending") return { status: "sending" };
  if (attempt.status !== "failed") return { status: "idle" };
  const { error, isUnknown } = attempt;
  const reason = reasonOf(error);
  // If the case has changed or the answers are invalid, sending them again would not tell whether the first try arrived.
  if (isUnknown && (reason === "other" || reason === "session_expired")) return { status: "uncertain", error };
  return { status: "failed", reason, error };
}

/** Whether sending failed only because the session had ended. */
export function needsSignIn(sending: TravelRuleSending): boolean {
  return sending.status === "failed" && sending.reason === "session_expired";
}

function reasonOf(error: OperationError): TravelRuleFailure {
  if (isApiError(error, "NOT_FOUND")) return "not_found";
  if (isApiError(error, "CONFLICT")) return "conflict";
  switch (errorKind(error)) {
    case "session":
      return "session_expired";
    case "input":
      return "refused";
    default:
      return "other";
  }
}
