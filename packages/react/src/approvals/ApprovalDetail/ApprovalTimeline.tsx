"use client";

import type { Approval } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { PersonName } from "../../session/PersonName.tsx";
import { Timeline, type TimelineEntry } from "../../ui/Timeline/Timeline.tsx";
import { describeApprovalStatus } from "../describeApproval.ts";
import { enApprovalDetail, enApprovals } from "../messages.en.ts";
import { PolicyReason } from "../PolicyReason.tsx";

export interface ApprovalTimelineProps {
  readonly approval: Approval;
  readonly isOwn: boolean;
}

/** The request, the decision and its outcome, newest first. */
export function ApprovalTimeline({ approval, isOwn }: ApprovalTimelineProps): ReactElement {
  const text = useText(enApprovals, enApprovalDetail);
  const { approvals: texts, approvalDetail: messages } = text;
  const { status, subject, created_at: created, expires_at: expires, decided_by: decidedBy, comment } = approval;
  const requested: TimelineEntry = {
    key: "requested",
    title: messages.requested,
    tone: "neutral",
    timestamp: created,
    detail: (
      <>
        {isOwn ? texts.you : <Person subject={subject} name={approval.subject_name} />}
        <span data-part="reason">
          <PolicyReason reason={approval.reason} />
        </span>
      </>
    ),
  };
  const entries = [...listOutcome(), ...listDecision(), requested];
  return (
    <div data-part="history">
      <p data-part="title">{messages.history}</p>
      <Timeline label={messages.history} entries={entries} />
    </div>
  );

  function listDecision(): readonly TimelineEntry[] {
    if (decidedBy === null) return [];
    const decision = decisionOf(status);
    return [
      {
        key: "decided",
        title: texts[decision],
        tone: decision === "rejected" ? "danger" : "neutral",
        timestamp: approval.decided_at ?? undefined,
        detail: (
          <>
            <Person subject={decidedBy} name={approval.decided_by_name} />
            {comment && (
              <span data-part="comment">
                <bdi>{comment}</bdi>
              </span>
            )}
          </>
        ),
      },
    ];
  }

  function listOutcome(): readonly TimelineEntry[] {
    const common = { key: "outcome", timestamp: undefined } as const;
    switch (status) {
      case "pending":
        return [
          {
            ...common,
            title: texts.pending,
            tone: "neutral",
            isAhead: true,
          },
        ];
      case "executing":
        return [{ ...common, title: texts.executing, tone: "neutral", isAhead: true }];
      case "executed":
        return [{ ...common, title: describeApprovalStatus(approval, text).label, tone: "success" }];
      case "failed":
        return [{ ...common, title: texts.failed, tone: "danger" }];
      case "outcome_unknown":
        return [{ ...common, title: texts.outcomeUnknown, tone: "warn" }];
      case "expired":
        return [{ ...common, title: texts.expired, tone: "neutral", timestamp: expires }];
      default:
        return [];
    }
  }
}

function decisionOf(status: string): "rejected" | "cancelled" | "approved" {
  return status === "rejected" || status === "cancelled" ? status : "approved";
}

/** A person with their ID, because two people can have the same name. */
function Person({ subject, name }: { readonly subject: string; readonly name: string | undefined }): ReactElement {
  return (
    <span data-part="person">
      <PersonName subject={subject} name={name} />
      {name !== undefined && <bdi data-part="subject">{subject}</bdi>}
    </span>
  );
}
