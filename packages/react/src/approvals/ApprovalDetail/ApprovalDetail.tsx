"use client";

import { type ReactElement, useRef } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { useText } from "../../locale/useText.ts";
import { useKeptFocus } from "../../ui/focus/useKeptFocus.ts";
import { enApprovalDetail } from "../messages.en.ts";
import { type UseApprovalDecisionParameters, useApprovalDecision } from "../useApprovalDecision.ts";
import { ApprovalActions, ApprovalEffect } from "./ApprovalActions.tsx";
import { ApprovalDetailBody } from "./ApprovalDetailBody.tsx";

export interface ApprovalDetailProps extends UseApprovalDecisionParameters {
  readonly className?: string | undefined;
}

/** One change that needs a second person: what was asked, by whom, what differs, and the decision. */
export const ApprovalDetail: (props: ApprovalDetailProps) => ReactElement = withBoundary(
  "ApprovalDetail",
  ApprovalDetailView,
);

function ApprovalDetailView({ className, ...parameters }: ApprovalDetailProps): ReactElement {
  const decision = useApprovalDecision(parameters);
  const { approvalDetail: messages } = useText(enApprovalDetail);
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  return (
    <section
      ref={root}
      tabIndex={-1}
      className={["pk-root pk-ApprovalDetail", className].filter(Boolean).join(" ")}
      data-status={decision.state.status}
      aria-label={messages.label}
      aria-busy={decision.state.status === "loading"}
    >
      <ApprovalDetailBody decision={decision} />
      <div data-part="buttons">
        <ApprovalEffect decision={decision} />
        <ApprovalActions decision={decision} />
      </div>
    </section>
  );
}
