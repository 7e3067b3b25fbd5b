"use client";

import type { Recipient } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { describeStatus } from "../../transactions/describeTransaction.ts";
import { enTransactions } from "../../transactions/messages.en.ts";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { enRecipientList } from "../messages.en.ts";
import type { UseRecipientListReturnType } from "../useRecipientList.ts";

export interface LastPaymentProps {
  readonly recipient: Recipient;
  readonly list: UseRecipientListReturnType;
}

/** The amount and the day of the last payment to a recipient, and its status as long as it is not completed. */
export function LastPayment({ recipient, list }: LastPaymentProps): ReactElement | null {
  const text = useText(enTransactions, enRecipientList);
  const { recipientList: messages } = text;
  const { lastPayments, areLastPaymentsComplete } = list;
  const last = lastPayments?.get(recipient.id);
  if (!last && areLastPaymentsComplete) return <span data-part="unpaid">{messages.unpaid}</span>;
  if (last?.created_at === undefined) {
    // Without any payment, the transactions are probably not read yet.
    if (!lastPayments?.size) return null;
    return (
      <span data-part="unknown" title={messages.unpaidLately}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{messages.unpaidLately}</VisuallyHidden>
      </span>
    );
  }
  const { amount, currency, status, created_at: created } = last;
  const isDone = status === undefined || status === "success";
  return (
    <span data-part="payment">
      {/* On cards, which have no heading. A status takes its place. */}
      {isDone && (
        <>
          <span data-part="what">{messages.lastPaidCard}</span>{" "}
        </>
      )}
      {amount !== undefined && currency !== undefined && (
        <Money value={amount.replace(/^[-+]/, "")} currency={currency} />
      )}{" "}
      <span data-part="detail">
        {!isDone && (
          <>
            <span data-part="status">{describeStatus(status, text).label}</span>{" "}
          </>
        )}
        <DateTime timestamp={created} precision="day" hidesThisYear />
      </span>
    </span>
  );
}
