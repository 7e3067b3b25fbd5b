import { formatMoney, usePartnerKit, useWaitingPayments } from "@partner-kit/react";
import type { ReactElement } from "react";
import { Link } from "wouter";
import { fillMessage } from "../messages/createMessages.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Icon } from "../shell/Icon.tsx";

/** A line with the number and the amounts of the withdrawals that wait for approval, which the list of transactions lacks. */
export function WaitingWithdrawals(): ReactElement | null {
  const messages = useAppMessages();
  const { locale } = usePartnerKit();
  const { payments, totals } = useWaitingPayments();
  const [first, ...others] = payments;
  if (first === undefined) return null;
  const amounts = [...totals].map(([currency, value]) => {
    const { amount, code } = formatMoney({ value, currency, locale });
    return `\u2068${amount}\u00a0${code}\u2069`;
  });
  const count = new Intl.NumberFormat(locale).format(payments.length);
  return (
    <Link href={others.length === 0 ? `/approvals/${first.approvalId}` : "/approvals"} className="app-waiting-line">
      <Icon name="waiting" />
      <span>{fillMessage(messages.waitingWithdrawals, { count, amounts: amounts.join(" · ") })}</span>
      <span className="app-waiting-more">{others.length === 0 ? messages.viewApproval : messages.viewApprovals}</span>
    </Link>
  );
}
