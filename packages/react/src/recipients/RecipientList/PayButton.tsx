"use client";

import type { Recipient } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { useSession } from "../../session/useSession.ts";
import { enSession } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { enRecipientList } from "../messages.en.ts";
import { useRecentChange } from "../useRecentChange.ts";
import type { UseRecipientListReturnType } from "../useRecipientList.ts";

export interface PayButtonProps {
  readonly recipient: Recipient;
  readonly list: UseRecipientListReturnType;
  /** The recipient's label, or the words for one without a label. */
  readonly label: string;
  readonly onPay: (recipient: Recipient) => void;
}

/** Starts a payment to a recipient. A sign warns of a change in the last 24 hours, and of one that waits for approval. */
export function PayButton({ recipient, list, label, onPay }: PayButtonProps): ReactElement {
  const text = useText(enSession, enRecipientList);
  const { recipientList: messages, fill } = text;
  const { can } = useSession();
  const change = useRecentChange(recipient, list.lastPayments?.get(recipient.id));
  const isMarked = change !== undefined || list.waitingApprovalOf(recipient.id) !== undefined;
  return (
    <Button
      variant="quiet"
      icon={isMarked ? "warning" : undefined}
      aria-label={fill(messages.payOf, { label })}
      disabledReason={describeRefusal(can("createWithdrawalQuote"), text)}
      onClick={() => onPay(recipient)}
    >
      {messages.pay}
    </Button>
  );
}
