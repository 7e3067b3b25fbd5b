import {
  isSuccessEnvelope,
  type Operation,
  operations,
  type ParsedInput,
  type Recipient,
  readErrorEnvelope,
  type WithdrawalQuote,
} from "@partner-kit/contract";
import type { UpstreamResponse } from "../upstream/readUpstreamResponse.ts";
import type { ApprovalRecord, ReviewedTerms } from "./ApprovalRecord.ts";
import { isAtMost, isSameAmount } from "./compareAmounts.ts";
import { isAboutTheKey } from "./isAboutTheKey.ts";

export interface PrepareWithdrawalParameters {
  readonly record: Pick<ApprovalRecord, "input" | "reviewed">;
  /** Whether a missing `max_fee` allows every fee. Default: it allows only a quote without one. */
  readonly allowsAnyFee?: boolean | undefined;
  /** Sends an operation for the person who requested the withdrawal. */
  readonly send: (operation: Operation, input: ParsedInput<Operation>) => Promise<UpstreamResponse>;
}

/** The input to send, with its quote and recipient. */
export interface PreparedWithdrawal {
  readonly input: ParsedInput<typeof operations.submitWithdrawal>;
  readonly quote: WithdrawalQuote;
  readonly recipient: Recipient;
}

/** The withdrawal to send, or why it must not be sent. `isTemporary`: it may work later. */
export type PreparedChange =
  | PreparedWithdrawal
  | { readonly code: string; readonly message: string; readonly isTemporary?: boolean };

/**
 * Requests a new quote for an approved withdrawal, because the reviewed one has expired. Refuses terms that are worse than
 * the reviewed ones, and a recipient that changed since. Rejects with an `HttpError` without a usable response.
 */
export async function prepareWithdrawal(parameters: PrepareWithdrawalParameters): Promise<PreparedChange> {
  const { record, send, allowsAnyFee = false } = parameters;
  const { recipient_id, currency, amount } = record.reviewed;
  const listed = await send(operations.listRecipients, {});
  const recipients = isSuccessEnvelope(listed.envelope)
    ? operations.listRecipients.data.safeParse(listed.envelope.data).data
    : undefined;
  if (!recipients) return refused(listed);
  const recipient = recipients.find(({ id }) => id.toLowerCase() === recipient_id?.toLowerCase());
  if (!recipient || !record.reviewed.recipient || !isSamePayee(recipient, record.reviewed.recipient))
    return changed("The recipient was changed or removed after the review.");
  const response = await send(operations.createWithdrawalQuote, { recipient_id, currency, amount });
  const quote = isSuccessEnvelope(response.envelope)
    ? operations.createWithdrawalQuote.data.safeParse(response.envelope.data).data
    : undefined;
  if (!quote) return refused(response);
  const problem = termsProblem(quote, record.reviewed, allowsAnyFee);
  if (problem !== undefined) return changed(problem);
  const { withdrawal_quote_id } = quote;
  return { input: { withdrawal_quote_id, idempotency_key: String(record.input["idempotency_key"]) }, quote, recipient };
}

/** Fields that decide who gets the money. */
const payeeFields = [
  "recipient_type",
  "currency",
  "account_name",
  "account_number",
  "bank_code",
  "bank_name",
  "chain",
  "crypto_address",
  "country",
] as const;

function isSamePayee(one: Recipient, other: Recipient): boolean {
  return payeeFields.every((field) => (one[field] ?? null) === (other[field] ?? null));
}

/** How a new quote differs from the reviewed terms. A lower fee is fine. */
function termsProblem(quote: WithdrawalQuote, reviewed: ReviewedTerms, allowsAnyFee: boolean): string | undefined {
  const { recipient_id = "", currency = "", amount = "", max_fee, max_total = amount } = reviewed;
  if ((quote.recipient_id ?? recipient_id).toLowerCase() !== recipient_id.toLowerCase())
    return "The new quote is for another recipient.";
  if ((quote.currency ?? currency) !== currency) return "The new quote is in another currency.";
  if (!isSameAmount(quote.amount ?? amount, amount)) return "The new quote is for another amount.";
  if (max_fee === undefined) {
    if (allowsAnyFee) return undefined;
    if (quote.fee !== undefined) return "The reviewed quote showed no fee.";
    const isHigher = quote.total !== undefined && !isAtMost(quote.total, max_total);
    return isHigher ? `The total is now above ${max_total} ${currency}.` : undefined;
  }
  const isDearer =
    quote.fee === undefined ||
    !isAtMost(quote.fee, max_fee) ||
    (quote.total !== undefined && !isAtMost(quote.total, amount, max_fee));
  return isDearer ? `The fee is now above ${max_fee} ${currency}, the highest fee that was accepted.` : undefined;
}

function changed(message: string): PreparedChange {
  return { code: "TERMS_CHANGED", message };
}

function refused({ status, envelope }: UpstreamResponse): PreparedChange {
  const { code = "UPSTREAM_INVALID", message = "The service's response has an unknown shape." } =
    readErrorEnvelope(envelope) ?? {};
  return { code, message, isTemporary: status === 429 || status >= 500 || isAboutTheKey(code) };
}
