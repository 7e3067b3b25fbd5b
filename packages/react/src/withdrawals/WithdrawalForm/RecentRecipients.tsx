"use client";

import type { Recipient } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { enWithdrawalForm } from "../messages.en.ts";
import { nameOf } from "../withdrawalDrafts.ts";

export interface RecentRecipientsProps {
  readonly recipients: readonly Recipient[];
  readonly onChoose: (recipientId: string) => void;
}

/** The recipients that were paid last, as quick choices. */
export function RecentRecipients({ recipients, onChoose }: RecentRecipientsProps): ReactElement | null {
  const { withdrawalForm: messages } = useText(enWithdrawalForm);
  if (recipients.length === 0) return null;
  return (
    <fieldset data-part="recent" aria-label={messages.recentRecipients}>
      <span data-part="caption" aria-hidden="true">
        {messages.recent}
      </span>
      {recipients.map((recipient) => (
        <Button key={recipient.id} onClick={() => onChoose(recipient.id)}>
          <bdi>{nameOf({ recipient, recipientId: recipient.id })}</bdi>
        </Button>
      ))}
    </fieldset>
  );
}
