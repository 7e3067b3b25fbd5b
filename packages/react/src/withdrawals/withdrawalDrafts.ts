import { isApiError, type Recipient, type Withdrawal, type WithdrawalQuote } from "@partner-kit/contract";
import { idleAttempt, mayBeDone } from "../form/attempt.ts";
import { createFormDrafts, type FormShape } from "../form/createFormDrafts.ts";
import { compareDecimals } from "../format/compareDecimals.ts";
import { signOf } from "../format/parseDecimal.ts";
import type { OperationError } from "../query/operationError.ts";
import { interruption, type StoredPayment, storedPayments, storePayment } from "./storedPayment.ts";
import type { PayableRecipient } from "./usePayableRecipients.ts";

export interface WithdrawalValues {
  readonly recipient_id: string;
  /** A decimal string, as typed. */
  readonly amount: string;
}

/** A payment under review. It is sent exactly like this, or not at all. */
export interface ReviewedPayment {
  readonly recipientId: string;
  /** As it was when the quote was requested. After a reload as it is now, `undefined` until it is read. */
  readonly recipient: Recipient | undefined;
  readonly amount: string;
  readonly currency: string;
  readonly quote: WithdrawalQuote;
  /** When the quote arrived, by the page's clock, in milliseconds since the epoch. `undefined` after a reload. */
  readonly receivedAt: number | undefined;
  /** Created with the quote and sent with every submission of it. */
  readonly idempotencyKey: string;
}

/** Names the recipient of a payment. By its ID until its details are known. */
export function nameOf({ recipient, recipientId }: Pick<ReviewedPayment, "recipient" | "recipientId">): string {
  return recipient?.label || recipient?.account_name || recipientId;
}

/** A payment that the host's policy holds until another person approves it. */
export interface HeldPayment {
  readonly approvalId: string | undefined;
  /** The policy's reason. `undefined` after a reload, until the approval is read. */
  readonly reason: string | undefined;
  /** Whether an earlier submission got no response. If the policy did not hold it, the payment may have been made. */
  readonly isEarlierUnknown: boolean;
}

export interface WithdrawalFormShape extends FormShape {
  readonly values: WithdrawalValues;
  readonly result: Withdrawal;
  readonly extra: {
    readonly payment: ReviewedPayment | undefined;
    /** Set while the payment waits for its approval. */
    readonly held: HeldPayment | undefined;
    /** The amount, typed again to confirm a large payment. */
    readonly confirmation: string;
  };
  readonly stored: StoredPayment;
}

export const withdrawalDrafts = createFormDrafts<WithdrawalFormShape>({
  name: "withdrawal",
  extra: { payment: undefined, held: undefined, confirmation: "" },
  isUnsaved: ({ edits, attempt }) => attempt.status !== "done" && (Object.keys(edits).length > 0 || mayBeDone(attempt)),
  session: {
    entries: storedPayments,
    write: ({ attempt, extra: { payment, held } }) =>
      payment && (mayBeDone(attempt) || held?.approvalId !== undefined) ? storePayment(payment, held) : undefined,
    read: ({ approvalId, isEarlierUnknown = false, ...payment }, start) => {
      const error = interruption();
      const isHeld = approvalId !== undefined;
      return {
        ...start,
        attempt: isHeld
          ? idleAttempt
          : { status: "failed", error, isUnknown: true, earlier: { error, memo: undefined } },
        extra: {
          ...start.extra,
          payment: { ...payment, recipient: undefined, receivedAt: undefined },
          held: isHeld ? { approvalId, reason: undefined, isEarlierUnknown } : undefined,
        },
      };
    },
  },
});

export type WithdrawalProblem =
  | "required"
  /** The recipient was deleted, or cannot be paid. */
  | "unusable"
  /** The amount is not a decimal number such as `250000.00`. */
  | "form"
  | "zero"
  /** The amount is more than the currency's withdrawable amount. */
  | "tooMuch";

export type WithdrawalProblems = { readonly [TField in keyof WithdrawalValues]?: WithdrawalProblem | undefined };

export interface WithdrawalProblemsParameters {
  readonly values: WithdrawalValues;
  /** The chosen recipient, if it is in the list. */
  readonly chosen: PayableRecipient | undefined;
  /** The withdrawable amount of its currency, if it is known. */
  readonly withdrawable: string | undefined;
}

/** Checks the fields of a payment. */
export function withdrawalProblems(parameters: WithdrawalProblemsParameters): WithdrawalProblems {
  return { recipient_id: recipientProblem(parameters), amount: amountProblem(parameters) };
}

function recipientProblem({ values, chosen }: WithdrawalProblemsParameters): WithdrawalProblem | undefined {
  if (values.recipient_id === "") return "required";
  return chosen && chosen.issue === undefined ? undefined : "unusable";
}

function amountProblem({ values, withdrawable }: WithdrawalProblemsParameters): WithdrawalProblem | undefined {
  const amount = values.amount.trim();
  if (amount === "") return "required";
  const sign = signOf(amount);
  if (sign === undefined || sign === "negative" || amount.startsWith("+")) return "form";
  if (sign === "zero") return "zero";
  return withdrawable !== undefined && compareDecimals(amount, withdrawable) > 0 ? "tooMuch" : undefined;
}

/** Why a submission was rejected. Nothing was paid. */
export type WithdrawalFailure =
  /** The quote expired, or the key or the nonce was used before. Only a new quote helps. */
  | "conflict"
  /** The quote is not known. Only a new quote helps. */
  | "notFound"
  /** The service rejected the amount or the recipient. */
  | "refused"
  /** The service cannot check for replays. The same payment can be sent later. */
  | "replayProtection"
  | "other";

/** Classifies the error of a rejected submission. */
export function withdrawalFailure(error: OperationError): WithdrawalFailure {
  if (isApiError(error, "CONFLICT")) return "conflict";
  if (isApiError(error, "NOT_FOUND")) return "notFound";
  if (isApiError(error, "VALIDATION_FAILED") || error.name === "InputError") return "refused";
  return isApiError(error, "REPLAY_PROTECTION_UNAVAILABLE") ? "replayProtection" : "other";
}

/** Whether a quote is for the requested payment. Its fields are assumed, so one that is missing is not compared. */
export function isQuoteFor({ recipientId, amount, currency, quote }: ReviewedPayment): boolean {
  return (
    (quote.recipient_id ?? recipientId).toLowerCase() === recipientId.toLowerCase() &&
    (quote.currency ?? currency) === currency &&
    compareDecimals(quote.amount ?? amount, amount) === 0
  );
}

/** Whether the same submission would be rejected again, so that sending it cannot reveal the outcome of an earlier one. */
export function isFinal(error: OperationError): boolean {
  if (error.name !== "ApiError") return false;
  const { status } = error;
  return status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);
}
