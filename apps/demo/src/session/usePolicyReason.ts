import { useCallback } from "react";
import { fillMessage } from "../messages/createMessages.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { describeApprovalRule } from "../screens/useApprovalRule.ts";

/** Returns a function that translates the reasons of the admin's policy, which are English. */
export function usePolicyReason(locale: string): (reason: string) => string {
  const messages = useAppMessages();
  return useCallback(
    (reason) => {
      // The whole rule, as the payment forms state it.
      if (/^Withdrawals above [\d.,]+ \w+ need a second person\.$/.test(reason))
        return describeApprovalRule(messages, locale);
      const [, other] = /^Withdrawals in (\w+) need a second person\.$/.exec(reason) ?? [];
      if (other) return fillMessage(messages.reasonCurrency, { currency: `\u2068${other}\u2069` });
      return reason === PAYMENT_DETAILS ? messages.reasonPaymentDetails : reason;
    },
    [messages, locale],
  );
}

const PAYMENT_DETAILS = "New payment details of a recipient need a second person.";
