"use client";

import { type OperationName, parseTimestamp, type Recipient, type Transaction } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { writeMoney } from "../../format/writeMoney.ts";
import { useClock } from "../../locale/useClock.ts";
import { useText } from "../../locale/useText.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { statusTones } from "../../ui/Badge/statuses.ts";
import { recentChangeDay } from "../isRecentlyChanged.ts";
import { enRecipientList } from "../messages.en.ts";
import type { UseRecipientListReturnType } from "../useRecipientList.ts";

export interface RecipientMarksProps {
  readonly recipient: Recipient;
  readonly list: UseRecipientListReturnType;
  readonly getApprovalHref: ((approvalId: string) => string | undefined) | undefined;
}

/** Badges for a recent change, and for changes and payments that wait for approval. */
export function RecipientMarks({ recipient, list, getApprovalHref }: RecipientMarksProps): ReactElement {
  const { recipientList: messages, locale } = useText(enRecipientList);
  const change = list.waitingApprovalOf(recipient.id);
  const payment = list.waitingPaymentOf(recipient.id);
  return (
    <span data-part="marks">
      <RecentChange recipient={recipient} payment={list.lastPayments?.get(recipient.id)} />
      {/* The row shows the recipient as it still is. */}
      {change && renderChange(change.id, change.operation === ("deleteRecipient" satisfies OperationName))}
      {/* Marked, so that nobody makes the payment again. */}
      {payment &&
        renderWaiting(
          payment.approvalId,
          messages.paymentWaiting,
          writeMoney({ value: payment.amount, currency: payment.currency, locale }),
        )}
    </span>
  );

  function renderChange(approvalId: string, isDeletion: boolean): ReactElement {
    if (isDeletion) return renderWaiting(approvalId, messages.deletionWaiting);
    return renderWaiting(approvalId, messages.waiting, messages.waitingHelp);
  }

  function renderWaiting(approvalId: string, label: string, title?: string): ReactElement {
    const badge = <Badge tone={statusTones.approvals.pending}>{label}</Badge>;
    const href = getApprovalHref?.(approvalId);
    return href === undefined ? (
      <span title={title}>{badge}</span>
    ) : (
      <a href={href} title={title}>
        {badge}
      </a>
    );
  }
}

interface RecentChangeProps {
  readonly recipient: Recipient;
  /** The last payment to the recipient. */
  readonly payment: Transaction | undefined;
}

/**
 * Marks a recipient whose details were changed in the last 24 hours. An earlier payment says nothing about the new details, so the
 * mark says that instead of the day.
 */
function RecentChange({ recipient, payment }: RecentChangeProps): ReactElement | null {
  const { recipientList: messages } = useText(enRecipientList);
  const day = useClock((now) => recentChangeDay(recipient, now));
  if (day === undefined) return null;
  const paid = parseTimestamp(payment?.created_at ?? "");
  const isEarlier = paid !== undefined && paid < (parseTimestamp(recipient.updated_at) ?? 0);
  const label = { today: messages.changedToday, yesterday: messages.changedYesterday }[day];
  return <Badge tone={statusTones.recipientList.changedToday}>{isEarlier ? messages.changedSincePaid : label}</Badge>;
}
