import { isApiError, type Withdrawal } from "@partner-kit/contract";
import { type Attempt, isUnknown } from "../form/attempt.ts";
import type { OperationError } from "../query/operationError.ts";
import {
  isFinal,
  isQuoteFor,
  type ReviewedPayment,
  type WithdrawalFailure,
  type WithdrawalFormShape,
  withdrawalFailure,
} from "./withdrawalDrafts.ts";

export type WithdrawalFormState =
  | { readonly status: "editing"; readonly isQuoting: boolean; readonly quoteError: OperationError | undefined }
  | (Reviewed & {
      readonly status: "reviewing";
      readonly isQuoting: boolean;
      readonly quoteError: OperationError | undefined;
      /** Until the quote expires. `undefined`: its end is not known. 0: it expired. */
      readonly secondsLeft: number | undefined;
      /** The quote is for another recipient, currency or amount, so it cannot be sent. */
      readonly isMismatch: boolean;
      /** The recipient was changed or deleted since the quote. It needs a new quote and another review. */
      readonly isOutdated: boolean;
      /** The recipient is read once more before the payment is sent. */
      readonly isChecking: boolean;
      /** Why it could not be read. Nothing was sent. */
      readonly checkError: OperationError | undefined;
      /** The last submission was rejected. Nothing was paid. */
      readonly failure: { readonly reason: WithdrawalFailure; readonly error: OperationError } | undefined;
    })
  | (Reviewed & { readonly status: "sending" })
  /**
   * The response was lost, also by a reload. The payment may have been made. Only the same quote can be sent again, with the same
   * key.
   * `canStartOver`: sending it again was rejected, so it cannot reveal the outcome.
   */
  | (Reviewed & { readonly status: "uncertain"; readonly error: OperationError; readonly canStartOver: boolean })
  /**
   * The host's policy holds the payment until another person approves it. The approval may have ended without a payment. After it was
   * executed, the status is `sent`.
   */
  | (Reviewed & {
      readonly status: "waiting";
      readonly approvalId: string | undefined;
      /** The policy's reason. `undefined` after a reload, until the approval is read. */
      readonly reason: string | undefined;
      /** Whether an earlier submission got no response. If the policy did not hold it, the payment may have been made. */
      readonly isEarlierUnknown: boolean;
    })
  | (Reviewed & { readonly status: "sent"; readonly withdrawal: Withdrawal });

interface Reviewed {
  readonly payment: ReviewedPayment;
}

/** Whether a reviewed payment can still be sent. Otherwise it needs a new quote. */
export function canSend(state: Extract<WithdrawalFormState, { status: "reviewing" }>): boolean {
  const { secondsLeft, isMismatch, isOutdated, isQuoting, failure } = state;
  const isRefused = failure?.reason === "conflict" || failure?.reason === "notFound";
  return secondsLeft !== 0 && !isMismatch && !isOutdated && !isQuoting && !isRefused;
}

export interface WithdrawalFormStateParameters {
  /** With the recipient, as far as it is known. */
  readonly payment: ReviewedPayment | undefined;
  readonly held: WithdrawalFormShape["extra"]["held"];
  readonly attempt: Attempt<Withdrawal>;
  readonly isQuoting: boolean;
  readonly quoteError: OperationError | undefined;
  readonly secondsLeft: number | undefined;
  readonly isOutdated: boolean;
  readonly isChecking: boolean;
  readonly checkError: OperationError | undefined;
}

export function withdrawalFormState(parameters: WithdrawalFormStateParameters): WithdrawalFormState {
  const { payment, held, attempt, isQuoting, quoteError, secondsLeft, isOutdated, isChecking, checkError } = parameters;
  if (!payment) return { status: "editing", isQuoting, quoteError };
  if (attempt.status === "sending") return { status: "sending", payment };
  if (attempt.status === "done") return { status: "sent", payment, withdrawal: attempt.result };
  if (held) return { status: "waiting", payment, ...held };
  const error = attempt.status === "failed" ? attempt.error : undefined;
  if (error && isApiError(error, "APPROVAL_REQUIRED")) {
    const { approvalId, serviceMessage: reason } = error;
    return { status: "waiting", payment, approvalId, reason, isEarlierUnknown: isUnknown(attempt) };
  }
  if (error && isUnknown(attempt)) return { status: "uncertain", payment, error, canStartOver: isFinal(error) };
  const failure = error && { reason: withdrawalFailure(error), error };
  const isMismatch = !isQuoteFor(payment);
  const checks = { isMismatch, isOutdated, isChecking, checkError };
  return { status: "reviewing", payment, isQuoting, quoteError, secondsLeft, ...checks, failure };
}
