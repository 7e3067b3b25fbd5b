"use client";

import type { Approval, Recipient } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { writeMoney } from "../../format/writeMoney.ts";
import { useText } from "../../locale/useText.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { statusTones } from "../../ui/Badge/statuses.ts";
import { enRecipientList } from "../messages.en.ts";
import { useRecentChange } from "../useRecentChange.ts";
import type { UseRecipientListReturnType } from "../useRecipientList.ts";
import { describeWaitingChange } from "../useWaitingChanges.ts";

export interface RecipientMarksProps {
  readonly recipient: Recipient;
  readonly list: UseRecipientListReturnType;
  readonly getApprovalHref: ((approvalId: string) => string | undefined) | undefined;
}

/** Badges for a recent change, and for changes and payments that wait for approval. */
export function RecipientMarks({ recipient, list, getApprovalHref }: RecipientMarksProps): ReactElement {
  const text = useText(enRecipientList);
  const { recipientList: messages, locale } = text;
  const change = list.waitingApprovalOf(recipient.id);
  const payment = list.waitingPaymentOf(recipient.id);
  return (
    <span data-part="marks">
      <RecentChange recipient={recipient} list={list} />
      {/* The row shows the recipient as it still is. */}
      {change && renderChange(change)}
      {/* Marked, so that nobody makes the payment again. */}
      {payment &&
        renderWaiting(
          payment.approvalId,
          messages.paymentWaiting,
          writeMoney({ value: payment.amount, currency: payment.currency, locale }),
        )}
    </span>
  );

  function renderChange(approval: Approval): ReactElement {
    const { mark, help } = describeWaitingChange(approval, text);
    return renderWaiting(approval.id, mark, help);
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

/** The mark of a recent change. */
function RecentChange({ recipient, list }: Pick<RecipientMarksProps, "recipient" | "list">): ReactElement | null {
  const change = useRecentChange(recipient, list.lastPayments?.get(recipient.id));
  return change === undefined ? null : (
    <span>
      <Badge tone={statusTones.recipientList.changedToday}>{change}</Badge>
    </span>
  );
}
