import type { Text } from "../text/text.ts";
import type { OrderFill } from "./orderFill.ts";
import type { OrderOutcome } from "./useOrderOutcome.ts";

/** Describes what became of an order in one sentence for people. */
export function describeOutcome(outcome: OrderOutcome, { quoteAccept: words }: Pick<Text, "quoteAccept">): string {
  if (outcome.status === "loading") return words.orderLoading;
  if (outcome.status === "error") return words.orderErrorTitle;
  const sentences: Readonly<Record<OrderFill, string>> = {
    waiting: words.waiting,
    filling: words.filling,
    filled: words.filledAll,
    partly_filled: words.partlyFilled,
    cancelled: words.cancelledAll,
    rejected: words.rejected,
    unknown: words.unknown,
  };
  return sentences[outcome.fill];
}
