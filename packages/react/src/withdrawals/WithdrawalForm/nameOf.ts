import type { ReviewedPayment } from "../withdrawalDrafts.ts";

/** Names the recipient of a payment. By its ID until its details are known. */
export function nameOf({ recipient, recipientId }: Pick<ReviewedPayment, "recipient" | "recipientId">): string {
  return recipient?.label || recipient?.account_name || recipientId;
}
