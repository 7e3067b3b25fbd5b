"use client";

import type { Approval, Recipient } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { writeMoney } from "../../format/writeMoney.ts";
import { useText } from "../../locale/useText.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { statusTones } from "../../ui/Badge/statuses.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { enRecipientList } from "../messages.en.ts";
import { useRecentChange } from "../useRecentChange.ts";
import type { UseRecipientListReturnType } from "../useRecipientList.ts";
import { describeWaitingChange } from "../useWaitingChanges.ts";

export interface RecipientMarksProps {
  readonly recipient: Recipient;
  readonly list: UseRecipientListReturnType;
  /** ID of the element, which describes a button that pays. */
  readonly id: string;
  readonly getApprovalHref: ((approvalId: string) => string | undefined) | undefined;
}

/** Badges for a recent change, and for changes and payments that wait for approval. */
export function RecipientMarks({ recipient, list, id, getApprovalHref }: RecipientMarksProps): ReactElement {
  const text = useText(enRecipientList);
  const { recipientList: messages, locale } = text;
  const change = list.waitingApprovalOf(recipient.id);
  const payment = list.waitingPaymentOf(recipient.id);
  return (
    <span id={id} data-part="marks">
      <RecentChange recipient={recipient} list={list} />
      {/* The row shows the recipient as it still is. */}
      {change && renderChange(change)}
      {/* Marked, so that nobody makes the payment again. */}
      {payment &&
        renderWaiting(
          payment.approvalId,
          <Badge tone={statusTones.approvals.pending}>{messages.paymentWaiting}</Badge>,
          writeMoney({ value: payment.amount, currency: payment.currency, locale }),
        )}
    </span>
  );

  function renderChange(approval: Approval): ReactElement {
    const { mark, help } = describeWaitingChange(approval, text);
    return renderWaiting(approval.id, <Warning>{mark}</Warning>, help);
  }

  function renderWaiting(approvalId: string, badge: ReactElement, title?: string): ReactElement {
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
      <Warning>{change}</Warning>
    </span>
  );
}

/** A mark to look at before a payment. */
function Warning({ children }: { readonly children: string }): ReactElement {
  return (
    <Badge tone={statusTones.recipientList.waiting}>
      <Icon name="warning" />
      {children}
    </Badge>
  );
}
