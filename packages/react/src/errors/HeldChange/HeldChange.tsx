"use client";

import type { Approval } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { enApprovalDetail, enHeldChange } from "../../approvals/messages.en.ts";
import { PolicyReason } from "../../approvals/PolicyReason.tsx";
import { type UseApprovalDecisionReturnType, useApprovalDecision } from "../../approvals/useApprovalDecision.ts";
import { useText } from "../../locale/useText.ts";
import { fillScope } from "../../session/describeScope.ts";
import { enErrors, enSession, enUi } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout, type CalloutProps } from "../../ui/Callout/Callout.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { Identifier } from "../../ui/Identifier/Identifier.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { describeError } from "../describeError.ts";
import { ReadError } from "../ReadError/ReadError.tsx";

export interface HeldChangeProps {
  readonly approvalId: string | undefined;
  readonly decision: UseApprovalDecisionReturnType;
  /** The policy's reason, if it is known before the approval is read. */
  readonly reason: string | undefined;
  /** Link to the approval's page. */
  readonly href?: string | undefined;
}

/** A change that the host's policy holds: who can approve it, what they decided, and its cancellation. */
export function HeldChange({ approvalId, decision, href, ...known }: HeldChangeProps): ReactElement {
  const text = useText(enErrors, enSession, enUi, enApprovalDetail, enHeldChange);
  const { heldChange: messages, approvalDetail: details, fill, ui } = text;
  const { state, decide, refresh } = decision;
  const ready = state.status === "ready" ? state : undefined;
  const { approval } = ready ?? {};
  const reason = approval?.reason ?? known.reason;
  const { help, ...note } = describe(approval);
  return (
    <>
      <Callout {...note} role="status" actions={describeActions()}>
        {isPending(approval) && reason && (
          <p>
            <PolicyReason reason={reason} />
          </p>
        )}
        <p>{help}</p>
      </Callout>
      {ready?.error && (
        <Callout tone="danger" role="alert" title={describeError(ready.error, text).title}>
          {describeError(ready.error, text).help}
        </Callout>
      )}
      {state.status === "error" && <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={refresh} />}
      {approvalId !== undefined && (
        <DescriptionList>
          {approval && isPending(approval) && (
            <>
              <Fact label={messages.approver}>{fillScope(messages.anyoneElse, approval.scope, text)}</Fact>
              <Fact label={details.expires}>
                <DateTime timestamp={approval.expires_at} />
              </Fact>
            </>
          )}
          {approval?.comment && (
            <Fact label={details.comment}>
              <bdi>{approval.comment}</bdi>
            </Fact>
          )}
          <Fact label={details.id}>
            <Identifier text={approvalId} copyLabel={fill(ui.copyNamed, { name: details.id })} />
          </Fact>
        </DescriptionList>
      )}
    </>
  );

  function describeActions(): ReactElement | undefined {
    const canCancel = ready?.decisions.includes("cancel") === true;
    if (!canCancel && href === undefined) return undefined;
    return (
      <>
        {canCancel && (
          <Button isBusy={ready.sending === "cancel"} onClick={() => decide("cancel")}>
            {details.cancel}
          </Button>
        )}
        {href !== undefined && <Link href={href}>{messages.open}</Link>}
      </>
    );
  }

  function describe(one: Approval | undefined): Pick<CalloutProps, "tone" | "title"> & { readonly help: string } {
    const by = one?.decided_by_name ?? one?.decided_by;
    switch (one?.status) {
      case "approved":
      case "executing":
        return {
          tone: "info",
          title: by ? fill(messages.approvedBy, { name: by }) : messages.approved,
          help: messages.sending,
        };
      case "executed":
        return {
          tone: "success",
          title: by ? fill(messages.approvedBy, { name: by }) : messages.approved,
          help: details.executed,
        };
      case "failed":
        return {
          tone: "danger",
          title: details.failed,
          help: [messages.failedHelp, one.outcome?.message].filter(Boolean).join(" "),
        };
      case "outcome_unknown":
        return { tone: "danger", title: details.unknown, help: messages.unknownHelp };
      case "rejected":
        // It was closed after it had been sent, and nobody knows from here whether the service carried it out.
        if (one.outcome !== null) return { tone: "danger", title: details.closed, help: messages.closedHelp };
        return {
          tone: "warn",
          title: by ? fill(messages.rejectedBy, { name: by }) : messages.rejected,
          help: details.neverSent,
        };
      case "cancelled":
        return { tone: "info", title: messages.cancelled, help: details.neverSent };
      case "expired":
        return { tone: "warn", title: messages.expired, help: details.neverSent };
      default:
        return { tone: "info", title: messages.waiting, help: messages.waitingHelp };
    }
  }
}

export interface HeldRequestProps extends Pick<HeldChangeProps, "reason"> {
  readonly approvalId: string;
}

/** `HeldChange` of a rejected request, such as below a form. */
export function HeldRequest(props: HeldRequestProps): ReactElement {
  const decision = useApprovalDecision({ approvalId: props.approvalId });
  return <HeldChange {...props} decision={decision} />;
}

function isPending(approval: Approval | undefined): boolean {
  return approval === undefined || approval.status === "pending";
}
