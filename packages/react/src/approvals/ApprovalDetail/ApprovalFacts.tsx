"use client";

import type { Approval, Recipient } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { PersonName } from "../../session/PersonName.tsx";
import { fillText } from "../../text/fillText.ts";
import { enUi } from "../../text/messages.en.ts";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { Identifier } from "../../ui/Identifier/Identifier.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { enApprovalDetail, enApprovals } from "../messages.en.ts";

export interface ApprovalFactsProps {
  readonly approval: Approval;
  readonly isOwn: boolean;
}

/** The facts of a request and of the decision about it. */
export function ApprovalFacts({ approval, isOwn }: ApprovalFactsProps): ReactElement {
  const { ui, approvals: words, approvalDetail: messages } = useText(enUi, enApprovals, enApprovalDetail);
  const { reviewed, decided_by: decidedBy, decided_at: decidedAt, comment } = approval;
  const { recipient, amount, currency, max_fee: fee } = reviewed ?? {};
  return (
    <DescriptionList>
      {amount !== undefined && currency !== undefined && (
        <Fact label={messages.amount}>
          <Money value={amount} currency={currency} />
        </Fact>
      )}
      {fee !== undefined && currency !== undefined && (
        <Fact label={messages.maxFee} help={messages.maxFeeHelp}>
          <Money value={fee} currency={currency} />
        </Fact>
      )}
      {recipient && (
        <Fact label={messages.recipient}>
          <bdi>{destinationOf(recipient)}</bdi>
        </Fact>
      )}
      <Fact label={messages.requestedBy} help={isOwn ? undefined : idOf(approval.subject, approval.subject_name)}>
        {isOwn ? words.you : <PersonName subject={approval.subject} name={approval.subject_name} />}
      </Fact>
      <Fact label={messages.reason}>
        <bdi>{approval.reason}</bdi>
      </Fact>
      <Fact label={messages.requested}>
        <DateTime timestamp={approval.created_at} />
      </Fact>
      {approval.status === "pending" && (
        <Fact label={messages.expires}>
          <DateTime timestamp={approval.expires_at} />
        </Fact>
      )}
      {decidedBy !== null && (
        <Fact label={messages.decidedBy} help={idOf(decidedBy, approval.decided_by_name)}>
          <PersonName subject={decidedBy} name={approval.decided_by_name} />
        </Fact>
      )}
      {decidedAt !== null && (
        <Fact label={messages.decided}>
          <DateTime timestamp={decidedAt} />
        </Fact>
      )}
      {comment && (
        <Fact label={messages.comment}>
          <bdi>{comment}</bdi>
        </Fact>
      )}
      <Fact label={messages.id}>
        <Identifier text={approval.id} copyLabel={fillText(ui.copyNamed, { name: messages.id })} />
      </Fact>
    </DescriptionList>
  );
}

/** Two people can have the same name, so an approver also sees the ID. */
function idOf(subject: string, name: string | undefined): string | undefined {
  return name === undefined ? undefined : subject;
}

function destinationOf({ label, bank_name, account_number, chain, crypto_address }: Recipient): string {
  return [label, bank_name, account_number, chain, crypto_address].filter(Boolean).join(" · ");
}
