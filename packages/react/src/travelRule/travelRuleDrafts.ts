import type { TravelRuleSubmission } from "@partner-kit/contract";
import { type Attempt, type FailureReason, failureReason } from "../form/attempt.ts";
import { createFormDrafts, type FormShape } from "../form/createFormDrafts.ts";
import type { OperationError } from "../query/operationError.ts";

/** The state of a submission. */
export type TravelRuleSending =
  | { readonly status: "idle" }
  | { readonly status: "sending" }
  /**
   * The response was lost, or a later attempt was rejected for another reason. The submission may have arrived. Sending it
   * again is safe.
   */
  | { readonly status: "uncertain"; readonly error: OperationError }
  /** Rejected. Nothing was changed, unless an earlier attempt had an unknown outcome. */
  | { readonly status: "failed"; readonly reason: TravelRuleFailure; readonly error: OperationError };

/**
 * Why a submission failed. `conflict`: the deposit changed; the service does not say how. `refused`: an entry is invalid.
 */
export type TravelRuleFailure = FailureReason;

export interface TravelRuleDraft extends FormShape {
  /** By question name. */
  readonly values: Readonly<Record<string, string>>;
  readonly result: TravelRuleSubmission;
  readonly extra: {
    /** Whether the form was reopened after a submission. */
    readonly isResubmitting: boolean;
  };
}

/** Drafts stay in memory only, because they contain personal data. */
export const travelRuleDrafts = createFormDrafts<TravelRuleDraft>({
  name: "travelRule",
  extra: { isResubmitting: false },
  isUnsaved: ({ edits }) => Object.values(edits).some((value) => value !== undefined && value.trim() !== ""),
  isPersistent: true,
});

/** Derives the state of a submission from the form's attempt. */
export function toTravelRuleSending(attempt: Attempt): TravelRuleSending {
  if (attempt.status === "sending") return { status: "sending" };
  if (attempt.status !== "failed") return { status: "idle" };
  const { error, isUnknown } = attempt;
  const reason = failureReason(error);
  // If the case has changed or an entry is invalid, another submission would not reveal whether the first one arrived.
  if (isUnknown && !["not_found", "conflict", "refused"].includes(reason)) return { status: "uncertain", error };
  return { status: "failed", reason, error };
}

/** Whether the submission failed only because the session had ended. */
export function needsSignIn(sending: TravelRuleSending): boolean {
  return sending.status === "failed" && sending.reason === "session_expired";
}
