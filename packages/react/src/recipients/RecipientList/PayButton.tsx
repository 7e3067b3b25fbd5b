"use client";

import type { Recipient } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { useSession } from "../../session/useSession.ts";
import { enSession } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { enRecipientList } from "../messages.en.ts";

export interface PayButtonProps {
  readonly recipient: Recipient;
  /** ID of the marks in its row, which describe the button. */
  readonly marksId: string;
  /** The recipient's label, or the words for one without a label. */
  readonly label: string;
  readonly onPay: (recipient: Recipient) => void;
}

/** Starts a payment to a recipient. */
export function PayButton({ recipient, marksId, label, onPay }: PayButtonProps): ReactElement {
  const text = useText(enSession, enRecipientList);
  const { recipientList: messages, fill } = text;
  const { can } = useSession();
  return (
    <Button
      variant="quiet"
      aria-label={fill(messages.payOf, { label })}
      aria-describedby={marksId}
      disabledReason={describeRefusal(can("createWithdrawalQuote"), text)}
      onClick={() => onPay(recipient)}
    >
      {messages.pay}
    </Button>
  );
}
