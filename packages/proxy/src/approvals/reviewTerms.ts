import { operations } from "@partner-kit/contract";
import type { ReviewedTerms } from "./ApprovalRecord.ts";

/** The facts behind an input that a person reviews: the recipient, and the terms of a withdrawal. */
export function reviewTerms(operation: string, context: object): ReviewedTerms {
  const { recipient, quote, quoteInput } = context as ReviewContext;
  const reviewed = recipient === undefined ? {} : { recipient };
  if (operation !== operations.submitWithdrawal.name || !quoteInput) return reviewed;
  const { recipient_id, currency, amount } = quoteInput;
  return { ...reviewed, recipient_id, currency, amount, ...(quote?.fee !== undefined && { max_fee: quote.fee }) };
}

/** The facts that the policy gate adds to the input of some operations. */
interface ReviewContext extends Pick<ReviewedTerms, "recipient"> {
  readonly quote?: { readonly fee?: string | undefined } | undefined;
  readonly quoteInput?: Pick<ReviewedTerms, "recipient_id" | "currency" | "amount"> | undefined;
}
