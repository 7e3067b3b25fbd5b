"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { actOf, describeEffect } from "../describeApproval.ts";
import { enApprovalDetail, enApprovals } from "../messages.en.ts";
import type { UseApprovalDecisionReturnType } from "../useApprovalDecision.ts";

export interface ApprovalActionsProps {
  readonly decision: UseApprovalDecisionReturnType;
}

/** The buttons of the decisions that can be made. */
export function ApprovalActions(props: ApprovalActionsProps): ReactElement | null {
  const { state, decide } = props.decision;
  const { approvalDetail: messages } = useText(enApprovalDetail);
  if (state.status !== "ready") return null;
  const { decisions, sending, approval } = state;
  const approveLabels = { send: messages.approve, save: messages.approveSaving, delete: messages.approveDeletion };
  const labels = {
    cancel: messages.cancel,
    reject: approval.status === "outcome_unknown" ? messages.close : messages.reject,
    approve: approval.status === "outcome_unknown" ? messages.sendAgain : approveLabels[actOf(approval.operation)],
  };
  return (
    <>
      {(["cancel", "reject", "approve"] as const).map(
        (decision) =>
          decisions.includes(decision) && (
            <Button
              key={decision}
              variant={decision === "approve" ? "primary" : "secondary"}
              isBusy={sending === decision}
              disabled={sending !== undefined && sending !== decision}
              onClick={() => decide(decision)}
            >
              {labels[decision]}
            </Button>
          ),
      )}
    </>
  );
}

/** The effect of approving, for the person who decides. */
export function ApprovalEffect({ decision: { state } }: ApprovalActionsProps): ReactElement | null {
  const text = useText(enApprovals, enApprovalDetail);
  if (state.status !== "ready" || state.approval.status !== "pending" || !state.decisions.includes("approve"))
    return null;
  return <p data-part="hint">{describeEffect(state.approval, text, text.locale)}</p>;
}
