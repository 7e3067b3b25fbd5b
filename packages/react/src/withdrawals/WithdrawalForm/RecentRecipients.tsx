"use client";

import type { Recipient } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { enRecipientList } from "../../recipients/messages.en.ts";
import { describeWaitingChange, useWaitingChanges } from "../../recipients/useWaitingChanges.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { statusTones } from "../../ui/Badge/statuses.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { enWithdrawalForm } from "../messages.en.ts";
import { nameOf } from "../withdrawalDrafts.ts";

export interface RecentRecipientsProps {
  readonly recipients: readonly Recipient[];
  readonly onChoose: (recipientId: string) => void;
}

/** The recipients that were paid last, as quick choices. The whole account or address appears once one is chosen. */
export function RecentRecipients({ recipients, onChoose }: RecentRecipientsProps): ReactElement | null {
  const text = useText(enWithdrawalForm, enRecipientList);
  const { withdrawalForm: messages } = text;
  const changes = useWaitingChanges();
  if (recipients.length === 0) return null;
  return (
    <fieldset data-part="recent" aria-label={messages.recentRecipients}>
      <span data-part="caption" aria-hidden="true">
        {messages.recent}
      </span>
      {recipients.map((recipient) => {
        const { id, currency, crypto_address: address, account_number: account } = recipient;
        const end = (address || account)?.slice(-4);
        const change = changes.get(id);
        return (
          <Button key={id} onClick={() => onChoose(id)}>
            <Icon name={address ? "chain" : "bank"} />
            <bdi data-part="label">{nameOf({ recipient, recipientId: id })}</bdi>{" "}
            <span data-part="facts">
              <bdi data-part="place">{[currency, end && `…${end}`].filter(Boolean).join(" · ")}</bdi>
              {change && (
                <>
                  {" "}
                  <Badge tone={statusTones.recipientList.waiting}>{describeWaitingChange(change, text).mark}</Badge>
                </>
              )}
            </span>
          </Button>
        );
      })}
    </fieldset>
  );
}
