import type { Withdrawal } from "@partner-kit/contract";
import type { OperationError } from "../query/operationError.ts";
import type { ReviewedPayment, WithdrawalFailure } from "./withdrawalDrafts.ts";

export type WithdrawalFormState =
  | { readonly status: "editing"; readonly isQuoting: boolean; readonly quoteError: OperationError | undefined }
  | (Reviewed & {
      readonly status: "reviewing";
      readonly isQuoting: boolean;
      readonly quoteError: OperationError | undefined;
      /** Until the quote expires. `undefined`: the quote names no time. 0: it expired. */
      readonly secondsLeft: number | undefined;
      /** The quote is for another recipient, currency or amount, so it cannot be sent. */
      readonly isMismatch: boolean;
      /** The last submission was rejected. Nothing was paid. */
      readonly failure: { readonly reason: WithdrawalFailure; readonly error: OperationError } | undefined;
    })
  | (Reviewed & { readonly status: "sending" })
  /**
   * The response was lost. The payment may have been made. Only the same quote can be sent again, with the same key.
   * `canStartOver`: sending it again was rejected, so it cannot reveal the outcome.
   */
  | (Reviewed & { readonly status: "uncertain"; readonly error: OperationError; readonly canStartOver: boolean })
  /** The host's policy holds the payment until another person approves it. */
  | (Reviewed & {
      readonly status: "waiting";
      readonly approvalId: string | undefined;
      /** The policy's reason. */
      readonly reason: string | undefined;
    })
  | (Reviewed & { readonly status: "sent"; readonly withdrawal: Withdrawal });

interface Reviewed {
  readonly payment: ReviewedPayment;
}

/** Whether a reviewed payment can still be sent. Otherwise it needs a new quote. */
export function canSend(state: Extract<WithdrawalFormState, { status: "reviewing" }>): boolean {
  const { secondsLeft, isMismatch, isQuoting, failure } = state;
  return (
    secondsLeft !== 0 && !isMismatch && !isQuoting && failure?.reason !== "conflict" && failure?.reason !== "notFound"
  );
}
