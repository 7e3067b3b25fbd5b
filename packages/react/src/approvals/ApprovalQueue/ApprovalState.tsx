"use client";

import { type Approval, parseTimestamp } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { PersonName } from "../../session/PersonName.tsx";
import { usePerson } from "../../session/usePerson.ts";
import { fillAround } from "../../text/fillAround.tsx";
import { Age } from "../../ui/Age/Age.tsx";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { Changed } from "../../ui/Changed/Changed.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { ApprovalExpiry } from "../ApprovalExpiry.tsx";
import { describeApprovalStatus } from "../describeApproval.ts";
import { enApprovalQueue, enApprovals } from "../messages.en.ts";

/** The status of an approval: when it expires, or who decided and what they wrote. */
export function ApprovalState({ approval }: { readonly approval: Approval }): ReactElement {
  const text = useText(enApprovals, enApprovalQueue);
  const { approvalQueue: messages } = text;
  const person = usePerson();
  const { status, expires_at: expiresAt, decided_by: decidedBy, decided_by_name: name } = approval;
  const decidedAt = approval.decided_at === null ? undefined : parseTimestamp(approval.decided_at);
  const { label, tone } = describeApprovalStatus(approval, text);
  return (
    <span data-part="state" data-status={status}>
      <Changed value={status} of={person}>
        {/* A rejection needs nobody, so it is quieter here than in the details. */}
        {status === "rejected" ? (
          <Badge tone="neutral">
            <Icon name="close" />
            {label}
          </Badge>
        ) : (
          <Badge tone={tone}>{label}</Badge>
        )}
      </Changed>
      {status === "pending" && (
        <span data-part="detail">
          <ApprovalExpiry expiresAt={expiresAt} text={messages.expires} />
        </span>
      )}
      {decidedBy !== null && (
        <span data-part="detail">
          {fillAround(messages.decidedBy, "name", <PersonName subject={decidedBy} name={name} />)}
          {decidedAt !== undefined && (
            <>
              {" · "}
              <Age since={decidedAt} clock="page" text="{age}" />
            </>
          )}
        </span>
      )}
      <Comment of={approval} />
    </span>
  );
}

/** The first line of what the decider wrote, as a quotation. The details have the whole comment. */
function Comment({ of: { comment } }: { readonly of: Approval }): ReactElement | null {
  const [line = ""] = comment?.trim().split(/\r?\n/u, 1) ?? [];
  return line === "" ? null : (
    <span data-part="comment">
      <q>
        <bdi>{line}</bdi>
      </q>
    </span>
  );
}
