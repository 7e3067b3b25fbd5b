import type { Text } from "../text/text.ts";
import type { OrderFill } from "./orderFill.ts";
import type { OrderOutcome } from "./useOrderOutcome.ts";

/** Describes the outcome of an order in one sentence. */
export function describeOutcome(outcome: OrderOutcome, { quoteAccept: messages }: Pick<Text, "quoteAccept">): string {
  if (outcome.status === "loading") return messages.orderLoading;
  if (outcome.status === "error") return messages.orderErrorTitle;
  const sentences: Readonly<Record<OrderFill, string>> = {
    waiting: messages.waiting,
    filling: messages.filling,
    filled: messages.filledAll,
    partly_filled: messages.partlyFilled,
    cancelled: messages.cancelledAll,
    rejected: messages.rejected,
    unknown: messages.unknown,
  };
  return sentences[outcome.fill];
}
