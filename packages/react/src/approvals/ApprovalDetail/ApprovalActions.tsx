"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { enApprovalDetail } from "../messages.en.ts";
import type { UseApprovalDecisionReturnType } from "../useApprovalDecision.ts";

/** The buttons of the decisions that can be made. */
export function ApprovalActions(props: { readonly decision: UseApprovalDecisionReturnType }): ReactElement | null {
  const { state, decide } = props.decision;
  const { approvalDetail: messages } = useText(enApprovalDetail);
  if (state.status !== "ready") return null;
  const { decisions, sending, approval } = state;
  const labels = {
    cancel: messages.cancel,
    reject: approval.status === "outcome_unknown" ? messages.close : messages.reject,
    approve: approval.status === "outcome_unknown" ? messages.sendAgain : messages.approve,
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
