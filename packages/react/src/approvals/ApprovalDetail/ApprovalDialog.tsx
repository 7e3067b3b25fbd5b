"use client";

import type { ReactElement } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { useText } from "../../locale/useText.ts";
import { enUi } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Dialog, type DialogProps } from "../../ui/Dialog/Dialog.tsx";
import { enApprovalDetail } from "../messages.en.ts";
import { useApprovalDecision } from "../useApprovalDecision.ts";
import { ApprovalActions, ApprovalEffect } from "./ApprovalActions.tsx";
import type { ApprovalDetailProps } from "./ApprovalDetail.tsx";
import { ApprovalDetailBody } from "./ApprovalDetailBody.tsx";

export interface ApprovalDialogProps extends Omit<ApprovalDetailProps, "className"> {
  readonly onClose: () => void;
  readonly returnFocus?: DialogProps["returnFocus"];
}

/** An approval in a dialog. It stays open after a decision, to show what came of it. */
export const ApprovalDialog: (props: ApprovalDialogProps) => ReactElement = withBoundary(
  "ApprovalDialog",
  ApprovalDialogView,
);

function ApprovalDialogView({ onClose, returnFocus, ...parameters }: ApprovalDialogProps): ReactElement {
  const decision = useApprovalDecision(parameters);
  const { approvalDetail: messages, ui } = useText(enApprovalDetail, enUi);
  return (
    <div className="pk-root">
      <Dialog
        isOpen
        onClose={onClose}
        title={messages.label}
        returnFocus={returnFocus}
        footer={(requestClose) => (
          <>
            <ApprovalEffect decision={decision} />
            <Button onClick={requestClose}>{ui.close}</Button>
            <ApprovalActions decision={decision} />
          </>
        )}
      >
        <div className="pk-ApprovalDetail" data-status={decision.state.status}>
          <ApprovalDetailBody decision={decision} />
        </div>
      </Dialog>
    </div>
  );
}
