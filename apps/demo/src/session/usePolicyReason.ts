import { useCallback } from "react";
import { fillMessage } from "../messages/createMessages.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";

/** Returns a function that translates the reasons of the admin's policy, which are English. */
export function usePolicyReason(): (reason: string) => string {
  const messages = useAppMessages();
  return useCallback(
    (reason) => {
      const [, limit, currency] = /^Withdrawals above ([\d.,]+) (\w+) need a second person\.$/.exec(reason) ?? [];
      if (limit && currency)
        return fillMessage(messages.reasonLarge, { amount: `\u2068${limit}\u00a0${currency}\u2069` });
      const [, other] = /^Withdrawals in (\w+) need a second person\.$/.exec(reason) ?? [];
      if (other) return fillMessage(messages.reasonCurrency, { currency: `\u2068${other}\u2069` });
      return reason === PAYMENT_DETAILS ? messages.reasonPaymentDetails : reason;
    },
    [messages],
  );
}

const PAYMENT_DETAILS = "New payment details of a recipient need a second person.";
