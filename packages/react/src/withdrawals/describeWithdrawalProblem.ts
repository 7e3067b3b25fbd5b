import type { Text } from "../text/text.ts";
import type { WithdrawalProblem, WithdrawalProblems } from "./withdrawalDrafts.ts";

/** Describes the problem of a field of `useWithdrawalForm`. */
export function describeWithdrawalProblem(
  field: keyof WithdrawalProblems,
  problems: WithdrawalProblems,
  { withdrawalForm: messages }: Pick<Text, "withdrawalForm">,
): string | undefined {
  const problem = problems[field];
  if (problem === undefined) return undefined;
  if (problem === "required") return field === "recipient_id" ? messages.recipientRequired : messages.required;
  return messages[problemNames[problem]];
}

const problemNames = {
  unusable: "recipientUnusable",
  form: "amountForm",
  zero: "amountZero",
  tooMuch: "amountTooMuch",
} as const satisfies Record<Exclude<WithdrawalProblem, "required">, keyof Text["withdrawalForm"]>;
