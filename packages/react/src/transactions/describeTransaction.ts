import type { Transaction } from "@partner-kit/contract";
import type { TextWriter } from "../locale/useText.ts";
import type { Text } from "../text/text.ts";
import { describeStatusBy, type StatusDescription, statusTones } from "../ui/Badge/statuses.ts";

type Messages = Pick<Text, "transactions">;

/** Names the type of a transaction. Unknown types are shown unchanged. */
export function typeLabelOf({ type }: Pick<Transaction, "type">, { transactions: messages }: Messages): string {
  if (type === "deposit") return messages.deposit;
  return type === "withdrawal" ? messages.withdrawal : (type ?? messages.transaction);
}

/** Names the type of a transaction with its currency, such as "USDT deposit". */
export function titleOf(
  { type, currency }: Pick<Transaction, "type" | "currency">,
  text: Messages & Pick<TextWriter, "fill">,
): string {
  const { depositIn, withdrawalIn } = text.transactions;
  if (currency !== undefined && type === "deposit") return text.fill(depositIn, { currency });
  if (currency !== undefined && type === "withdrawal") return text.fill(withdrawalIn, { currency });
  return typeLabelOf({ type }, text);
}

/** Names the rail of a transaction. Unknown rails are shown unchanged. */
export function railLabelOf(rail: string, { transactions: messages }: Messages): string {
  if (rail === "fiat") return messages.fiat;
  return rail === "crypto" ? messages.crypto : rail;
}

/** Describes the status of a transaction in a word or two. */
export function describeStatus(status: string, { transactions: messages }: Messages): StatusDescription {
  return describeStatusBy({ status, known: statuses, messages, tones: statusTones.transactions });
}

const statuses = {
  pending: "pending",
  action_required: "actionRequired",
  success: "success",
  partial: "partial",
  failed: "failed",
} as const;
