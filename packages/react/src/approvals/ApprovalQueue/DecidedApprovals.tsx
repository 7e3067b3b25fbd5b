"use client";

import { type Approval, parseTimestamp } from "@partner-kit/contract";
import { type ReactElement, useId } from "react";
import { useText } from "../../locale/useText.ts";
import { PersonName } from "../../session/PersonName.tsx";
import { fillAround } from "../../text/fillAround.tsx";
import { Age } from "../../ui/Age/Age.tsx";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { describeApprovalStatus, describeChange } from "../describeApproval.ts";
import { enApprovalQueue, enApprovals } from "../messages.en.ts";

export interface DecidedApprovalsProps {
  readonly approvals: readonly Approval[];
  readonly onOpen: (approvalId: string) => void;
}

/** The last decisions, below the open approvals: what, how it ended, who decided and when. */
export function DecidedApprovals({ approvals, onOpen }: DecidedApprovalsProps): ReactElement | null {
  const text = useText(enApprovals, enApprovalQueue);
  const { approvalQueue: messages, locale } = text;
  const titleId = useId();
  if (approvals.length === 0) return null;
  return (
    <div data-part="decided">
      <p id={titleId} data-part="title">
        {messages.decided}
      </p>
      <ul aria-labelledby={titleId}>
        {approvals.map((approval) => (
          <li key={approval.id}>
            <button type="button" data-part="open" onClick={() => onOpen(approval.id)}>
              <span data-part="name" dir="auto">
                {describeChange(approval, text, locale)}
              </span>
            </button>
            <span data-part="detail">{describeDecision(approval)}</span>
            <Badge tone={describeApprovalStatus(approval.status, text).tone}>
              {describeApprovalStatus(approval.status, text).label}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );

  function describeDecision({ decided_by: decidedBy, decided_by_name: name, decided_at: decided }: Approval) {
    const since = decided === null ? undefined : parseTimestamp(decided);
    return (
      <>
        {decidedBy !== null && fillAround(messages.decidedBy, "name", <PersonName subject={decidedBy} name={name} />)}
        {since !== undefined && (
          <>
            {" · "}
            <Age since={since} clock="page" text="{age}" />
          </>
        )}
      </>
    );
  }
}
