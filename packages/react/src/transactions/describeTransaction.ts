import type { Transaction } from "@partner-kit/contract";
import { signOf } from "../format/parseDecimal.ts";
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

/**
 * Returns the amount of a transaction as a change of the balance: a withdrawal is below zero. An amount that has a sign, or
 * whose direction is not known, is unchanged.
 */
export function signedAmountOf({ type, amount }: Pick<Transaction, "type" | "amount">): string | undefined {
  if (type !== "withdrawal" || amount === undefined || signOf(amount) !== "positive") return amount;
  return `-${amount.replace(/^\+/, "")}`;
}

/**
 * How the amount of a transaction counts: `credited` to the balance, still `open`, or `void` because it failed. `undefined`: it
 * left the balance, or the service does not report it in terms that the kit knows.
 */
export function effectOf({
  type,
  status,
}: Pick<Transaction, "type" | "status">): "credited" | "open" | "void" | undefined {
  if (status === "failed") return "void";
  if (status === "pending" || status === "action_required") return "open";
  return type === "deposit" && status === "success" ? "credited" : undefined;
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
