import { fillText } from "../text/fillText.ts";
import type { Text } from "../text/text.ts";
import type { RecipientIssue } from "../withdrawals/usePayableRecipients.ts";
import type { LineProblem } from "./checkPayments.ts";
import type { AmountProblem } from "./readAmount.ts";

type Messages = Text["batchPayment"];

/** Describes what is wrong with a line of `useBatchPayment`, and how to fix it. */
export function describePaymentLineProblem(
  problem: LineProblem,
  { batchPayment: messages }: Pick<Text, "batchPayment">,
): string {
  switch (problem.kind) {
    case "missing":
      return messages.recipientMissing;
    case "unknown": {
      const { name, choices } = problem;
      return fillText(choices.length > 0 ? messages.recipientSimilar : messages.recipientUnknown, { name });
    }
    case "ambiguous":
      return fillText(messages.recipientAmbiguous, { name: problem.name });
    case "contradictory":
      return messages.recipientContradictory;
    case "unusable":
      return messages[issueNames[problem.issue]];
    case "currency": {
      const { currency, receives } = problem;
      if (currency === "") return fillText(messages.currencyMissing, { receives });
      return fillText(messages.currencyOther, { currency, receives });
    }
    case "amount":
      return fillText(messages[amountNames[problem.reason]], { text: problem.text });
    case "max_fee":
      return fillText(problem.reason === "ambiguous" ? messages.amountAmbiguous : messages.feeForm, {
        text: problem.text,
      });
    case "values":
      return messages.tooManyValues;
    case "quote":
      return messages.quoteMissing;
  }
}

const issueNames = {
  incomplete: "recipientIncomplete",
  address: "recipientAddress",
  type: "recipientType",
} as const satisfies Record<RecipientIssue, keyof Messages>;

const amountNames = {
  missing: "amountMissing",
  form: "amountForm",
  ambiguous: "amountAmbiguous",
  zero: "amountZero",
} as const satisfies Record<AmountProblem, keyof Messages>;
