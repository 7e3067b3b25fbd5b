import { operations } from "@partner-kit/contract";
import type { ReviewedTerms } from "./ApprovalRecord.ts";

/** The facts behind an input that a person reviews: the recipient, and the terms of a withdrawal. */
export function reviewTerms(operation: string, context: object): ReviewedTerms {
  const { recipient, quote, quoteInput } = context as ReviewContext;
  const reviewed = recipient === undefined ? {} : { recipient };
  if (operation !== operations.submitWithdrawal.name || !quoteInput) return reviewed;
  const { recipient_id, currency, amount } = quoteInput;
  const { fee, total } = quote ?? {};
  const limit = fee === undefined ? { max_total: total } : { max_fee: fee };
  return { ...reviewed, recipient_id, currency, amount, ...limit };
}

/** The facts that the policy gate adds to the input of some operations. */
interface ReviewContext extends Pick<ReviewedTerms, "recipient"> {
  readonly quote?: { readonly fee?: string | undefined; readonly total?: string | undefined } | undefined;
  readonly quoteInput?: Pick<ReviewedTerms, "recipient_id" | "currency" | "amount"> | undefined;
}
