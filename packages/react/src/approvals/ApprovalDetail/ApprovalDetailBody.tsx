"use client";

import type { ReactElement } from "react";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { WriteFailure } from "../../errors/WriteFailure/WriteFailure.tsx";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { enRecipientEditor } from "../../recipients/messages.en.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { isLastingRefusal } from "../../session/permission.ts";
import { enErrors, enSession } from "../../text/messages.en.ts";
import type { Text } from "../../text/text.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { DataTable, type DataTableColumn } from "../../ui/DataTable/DataTable.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import { JsonView } from "../../ui/JsonView/JsonView.tsx";
import { DetailSkeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { TextArea } from "../../ui/TextArea/TextArea.tsx";
import { type Difference, describeApprovalStatus, describeChange, differencesOf } from "../describeApproval.ts";
import { enApprovalDetail, enApprovals } from "../messages.en.ts";
import type { ApprovalDecisionState, UseApprovalDecisionReturnType } from "../useApprovalDecision.ts";
import { ApprovalFacts } from "./ApprovalFacts.tsx";

export interface ApprovalDetailBodyProps {
  readonly decision: UseApprovalDecisionReturnType;
}

type Ready = Extract<ApprovalDecisionState, { status: "ready" }>;

/** The request, its differences, the comment and the outcome. */
export function ApprovalDetailBody({ decision }: ApprovalDetailBodyProps): ReactElement {
  const { state, refresh } = decision;
  const { locale } = useLocale();
  const text = useText(enApprovals, enApprovalDetail);
  const { approvalDetail: messages } = text;
  if (state.status === "loading") return <DetailSkeleton />;
  if (state.status === "error")
    return <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={refresh} />;
  const { approval, error } = state;
  const status = describeApprovalStatus(approval.status, text);
  return (
    <>
      <div data-part="summary">
        <p data-part="change" dir="auto">
          {describeChange(approval, text, locale)}
        </p>
        <Badge tone={status.tone}>{status.label}</Badge>
      </div>
      <StatusNote state={state} />
      <Differences state={state} />
      <ApprovalFacts approval={approval} isOwn={state.isOwn} />
      {/* Without reviewed facts, only the request shows what is approved. */}
      <details data-part="request" open={!approval.reviewed}>
        <summary>{messages.input}</summary>
        <JsonView label={messages.input} value={approval.input} defaultDepth={1} />
      </details>
      <CommentField decision={decision} />
      {error && <WriteFailure error={error} />}
    </>
  );
}

/** Says what the status means for the change, and who has to act. */
function StatusNote({ state }: { readonly state: Ready }): ReactElement | null {
  const { approvalDetail: messages, errors, fill } = useText(enApprovalDetail, enErrors);
  const { approval, isOwn } = state;
  const { status, outcome } = approval;
  switch (status) {
    case "pending":
      return isOwn ? <Callout tone="info">{messages.waitsForOther}</Callout> : null;
    case "executed":
      return <Callout tone="success">{messages.executed}</Callout>;
    case "failed":
      return (
        <Callout tone="danger" title={messages.failed}>
          {outcome?.message && <p>{outcome.message}</p>}
          {outcome && <p>{fill(errors.code, { code: outcome.code })}</p>}
        </Callout>
      );
    case "outcome_unknown":
      return (
        <Callout tone="danger" title={messages.unknown}>
          {messages.unknownHelp}
        </Callout>
      );
    case "rejected":
    case "cancelled":
    case "expired":
      return <Callout tone="info">{messages.neverSent}</Callout>;
    default:
      return null;
  }
}

function Differences({ state }: { readonly state: Ready }): ReactElement | null {
  const { approvalDetail: messages, recipientEditor: words } = useText(enApprovalDetail, enRecipientEditor);
  const differences = differencesOf(state.approval);
  if (differences.length === 0) return null;
  const columns: readonly DataTableColumn<Difference>[] = [
    { id: "field", label: messages.field, isRowHeader: true, render: ({ field }) => words[fieldNames[field]] },
    { id: "before", label: messages.before, render: ({ before }) => <bdi data-part="before">{before}</bdi> },
    { id: "after", label: messages.after, render: ({ after }) => <bdi>{after}</bdi> },
  ];
  return (
    <DataTable label={messages.differences} columns={columns} rows={differences} getRowKey={({ field }) => field} />
  );
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

const fieldNames = {
  label: "label",
  bank_name: "bank",
  bank_code: "fieldBankCode",
  account_number: "accountNumber",
  account_name: "fieldAccountName",
  chain: "chain",
  crypto_address: "address",
  currency: "currency",
  country: "country",
} as const satisfies Record<Difference["field"], keyof Text["recipientEditor"]>;
