"use client";

import { parseTimestamp } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { WriteFailure } from "../../errors/WriteFailure/WriteFailure.tsx";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { PersonName } from "../../session/PersonName.tsx";
import { isLastingRefusal } from "../../session/permission.ts";
import { enErrors, enSession } from "../../text/messages.en.ts";
import { Age } from "../../ui/Age/Age.tsx";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import { JsonView } from "../../ui/JsonView/JsonView.tsx";
import { DetailSkeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { TextArea } from "../../ui/TextArea/TextArea.tsx";
import { actOf, describeApprovalStatus, describeChange, listDetails } from "../describeApproval.ts";
import { enApprovalDetail, enApprovals } from "../messages.en.ts";
import type { ApprovalDecisionState, UseApprovalDecisionReturnType } from "../useApprovalDecision.ts";
import { ApprovalChange } from "./ApprovalChange.tsx";
import { ApprovalTimeline } from "./ApprovalTimeline.tsx";

export interface ApprovalDetailBodyProps {
  readonly decision: UseApprovalDecisionReturnType;
}

type Ready = Extract<ApprovalDecisionState, { status: "ready" }>;

/** The change, its history, and the comment of a decision. */
export function ApprovalDetailBody({ decision }: ApprovalDetailBodyProps): ReactElement {
  const { state, refresh } = decision;
  const { locale } = useLocale();
  const text = useText(enApprovals, enApprovalDetail);
  const { approvalDetail: messages } = text;
  if (state.status === "loading") return <DetailSkeleton />;
  if (state.status === "error")
    return <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={refresh} />;
  const { approval, error } = state;
  const status = describeApprovalStatus(approval, text);
  const since = parseTimestamp(approval.created_at);
  return (
    <>
      <div data-part="summary">
        <p data-part="change" dir="auto">
          {describeChange(approval, text, locale)}
        </p>
        <p data-part="state">
          <Badge tone={status.tone}>{status.label}</Badge>
          {approval.status === "pending" && (
            <span data-part="expiry">
              {messages.expires} <DateTime timestamp={approval.expires_at} />
            </span>
          )}
        </p>
        <p data-part="byline">
          {state.isOwn ? (
            messages.requestedByYou
          ) : (
            <>
              {messages.requestedBy} <PersonName subject={approval.subject} name={approval.subject_name} />
            </>
          )}{" "}
          · {since !== undefined && <Age since={since} clock="page" text="{age}" />}
        </p>
      </div>
      <StatusNote state={state} />
      <ApprovalChange approval={approval} />
      <CommentField decision={decision} />
      {/* Without details, only the request shows the change. */}
      <details data-part="request" open={listDetails(approval).length === 0}>
        <summary>{messages.input}</summary>
        <JsonView label={messages.input} value={approval.input} defaultDepth={1} />
      </details>
      <ApprovalTimeline approval={approval} isOwn={state.isOwn} />
      {error && <WriteFailure error={error} />}
    </>
  );
}

/** Says what the status means for the change, and who has to act. Announced, because the button that was pressed is gone. */
function StatusNote({ state }: { readonly state: Ready }): ReactElement | null {
  const { approvalDetail: messages, errors, fill } = useText(enApprovalDetail, enErrors);
  const { approval, isOwn } = state;
  const { status, outcome } = approval;
  switch (status) {
    case "pending":
      return isOwn ? (
        <Callout tone="info" role="status">
          {messages.waitsForOther}
        </Callout>
      ) : null;
    case "executed":
      return (
        <Callout tone="success" role="status">
          {messages.executed}
        </Callout>
      );
    case "failed":
      return (
        <Callout tone="danger" role="status" title={messages.failed}>
          {outcome?.message && <p>{outcome.message}</p>}
          {outcome && <p>{fill(errors.code, { code: outcome.code })}</p>}
        </Callout>
      );
    case "outcome_unknown":
      return (
        <Callout tone="warn" role="status" title={messages.unknown}>
          {messages.unknownHelp}
        </Callout>
      );
    case "rejected":
    case "cancelled":
    case "expired":
      if (outcome !== null)
        return (
          <Callout tone="warn" role="status" title={messages.closed}>
            {messages.closedHelp}
          </Callout>
        );
      return (
        <Callout tone="info" role="status">
          {actOf(approval.operation) === "send" ? messages.neverSent : messages.neverChanged}
        </Callout>
      );
    default:
      return null;
  }
}

function CommentField({ decision }: ApprovalDetailBodyProps): ReactElement | null {
  const { state, permission, comment, setComment } = decision;
  const text = useText(enSession, enApprovalDetail);
  const { approvalDetail: messages } = text;
  if (state.status !== "ready") return null;
  const { approval, isOwn, decisions } = state;
  if (decisions.includes("approve")) {
    return (
      <Field label={messages.comment} help={messages.commentHelp}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={4096}
            value={comment}
            readOnly={state.sending !== undefined}
            onChange={(event) => setComment(event.target.value)}
          />
        )}
      </Field>
    );
  }
  const isPending = approval.status === "pending" && !isOwn;
  return isPending && isLastingRefusal(permission) ? (
    <Callout tone="refused">{describeRefusal(permission, text)}</Callout>
  ) : null;
}
