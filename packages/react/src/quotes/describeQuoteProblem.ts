import { fillText } from "../text/fillText.ts";
import type { Text } from "../text/text.ts";
import type { QuoteRequestProblem } from "./quoteRequest.ts";

/** The currencies of the pair, as far as the markets listing reports them. */
export interface QuotedPair {
  readonly base?: string | undefined;
  readonly quote?: string | undefined;
}

/** Describes a problem of `useQuoteTicket`. */
export function describeQuoteProblem(
  problem: QuoteRequestProblem | undefined,
  { base = "", quote = "" }: QuotedPair,
  { quoteTicket: messages }: Pick<Text, "quoteTicket">,
): string | undefined {
  return problem && fillText(messages[problem], { base, quote });
}
