"use client";

import type { ReactElement } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { useText } from "../../locale/useText.ts";
import { Dialog, type DialogProps } from "../../ui/Dialog/Dialog.tsx";
import type { HeadingOptions } from "../../ui/Heading/useHeading.tsx";
import { enWithdrawalForm } from "../messages.en.ts";
import { useWithdrawalForm } from "../useWithdrawalForm.ts";
import type { WithdrawalFormProps } from "./WithdrawalForm.tsx";
import { titleOf, WithdrawalFormBody } from "./WithdrawalFormBody.tsx";

export interface WithdrawalDialogProps extends Omit<WithdrawalFormProps, "className" | keyof HeadingOptions> {
  /** Unsent input, and a payment whose outcome is unknown, stay for the next time. */
  readonly onClose: () => void;
  readonly returnFocus?: DialogProps["returnFocus"];
}

/** The form of a withdrawal in a dialog. */
export const WithdrawalDialog: (props: WithdrawalDialogProps) => ReactElement = withBoundary(
  "WithdrawalDialog",
  WithdrawalDialogView,
);

function WithdrawalDialogView({ onClose, returnFocus, ...props }: WithdrawalDialogProps): ReactElement {
  const form = useWithdrawalForm(props);
  const text = useText(enWithdrawalForm);
  return (
    <div className="pk-root">
      <Dialog isOpen onClose={onClose} title={titleOf(form.state, text)} returnFocus={returnFocus}>
        <div className="pk-WithdrawalForm" data-status={form.state.status}>
          <WithdrawalFormBody form={form} options={props} />
        </div>
      </Dialog>
    </div>
  );
}
