import type { Transaction } from "@partner-kit/contract";
import type { Text } from "../text/text.ts";
import type { BadgeProps } from "../ui/Badge/Badge.tsx";

type Messages = Pick<Text, "transactions">;

/** Names the type of a transaction. Unknown types are shown unchanged. */
export function typeLabelOf({ type }: Pick<Transaction, "type">, { transactions: messages }: Messages): string {
  if (type === "deposit") return messages.deposit;
  return type === "withdrawal" ? messages.withdrawal : (type ?? messages.transaction);
}

/** Names the rail of a transaction. Unknown rails are shown unchanged. */
export function railLabelOf(rail: string, { transactions: messages }: Messages): string {
  if (rail === "fiat") return messages.fiat;
  return rail === "crypto" ? messages.crypto : rail;
}

export interface StatusDescription {
  /** An unknown status is shown unchanged. */
  readonly label: string;
  readonly tone: NonNullable<BadgeProps["tone"]>;
}

/** Describes the status of a transaction in a word or two. */
export function describeStatus(status: string, { transactions: messages }: Messages): StatusDescription {
  const known: Readonly<Record<string, StatusDescription>> = {
    pending: { label: messages.pending, tone: "info" },
    action_required: { label: messages.actionRequired, tone: "warn" },
    success: { label: messages.success, tone: "success" },
    partial: { label: messages.partial, tone: "warn" },
    failed: { label: messages.failed, tone: "danger" },
  };
  return (Object.hasOwn(known, status) ? known[status] : undefined) ?? { label: status, tone: "neutral" };
}
