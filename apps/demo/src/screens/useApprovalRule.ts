import { formatDecimal, usePartnerKit } from "@partner-kit/react";
import { APPROVAL_LIMITS } from "../../server/approvalLimits.ts";
import { fillMessage } from "../messages/createMessages.ts";
import type { AppMessages } from "../messages/en.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";

/** States which payments the admin's policy holds, so that people know it before they start one. */
export function useApprovalRule(): string {
  const messages = useAppMessages();
  const { locale } = usePartnerKit();
  return describeApprovalRule(messages, locale);
}

/** The limits of all currencies in one sentence. */
export function describeApprovalRule(messages: AppMessages, locale: string): string {
  const limits = Object.entries(APPROVAL_LIMITS).map(
    ([currency, value]) => `\u2068${formatDecimal({ value, locale })}\u00a0${currency}\u2069`,
  );
  const amount = new Intl.ListFormat(locale, { type: "disjunction" }).format(limits);
  return fillMessage(messages.reasonLarge, { amount });
}
