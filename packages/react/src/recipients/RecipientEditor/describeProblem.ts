import type { Text } from "../../text/text.ts";
import type { RecipientProblem } from "../recipientProblems.ts";

/** Describes the problem of a field. Those of an address are shown beside it. */
export function describeProblem(
  problem: RecipientProblem | undefined,
  messages: Text["recipientEditor"],
): string | undefined {
  switch (problem) {
    case undefined:
    case "address":
      return undefined;
    case "required":
      return messages.required;
    case "too_long":
      return messages.tooLong;
    case "characters":
      return messages.characters;
    case "refused":
      return messages.refused;
  }
}
