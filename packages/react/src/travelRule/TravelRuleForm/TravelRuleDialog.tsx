"use client";

import { type ReactElement, useId } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { useText } from "../../locale/useText.ts";
import { Dialog, type DialogProps } from "../../ui/Dialog/Dialog.tsx";
import { enTravelRuleForm } from "../messages.en.ts";
import { type UseTravelRuleFormParameters, useTravelRuleForm } from "../useTravelRuleForm.ts";
import { TravelRuleFormActions } from "./TravelRuleFormActions.tsx";
import { TravelRuleFormBody } from "./TravelRuleFormBody.tsx";

export interface TravelRuleDialogProps extends UseTravelRuleFormParameters {
  readonly onClose: () => void;
  /** Opens the next deposit. Default: no button. */
  readonly onNext?: (() => void) | undefined;
  readonly returnFocus?: DialogProps["returnFocus"];
}

/** The Travel Rule form in a dialog. It closes without a warning, because the draft stays. */
export const TravelRuleDialog: (props: TravelRuleDialogProps) => ReactElement = withBoundary(
  "TravelRuleDialog",
  TravelRuleDialogView,
);

function TravelRuleDialogView({ onClose, onNext, returnFocus, ...parameters }: TravelRuleDialogProps): ReactElement {
  const form = useTravelRuleForm(parameters);
  const { travelRuleForm: messages } = useText(enTravelRuleForm);
  const formId = useId();
  return (
    <div className="pk-root">
      <Dialog
        isOpen
        onClose={onClose}
        title={messages.title}
        returnFocus={returnFocus}
        size="large"
        footer={(requestClose) => (
          <TravelRuleFormActions form={form} formId={formId} onCancel={requestClose} onNext={onNext} />
        )}
      >
        <div className="pk-TravelRuleForm" data-status={form.state.status}>
          <TravelRuleFormBody form={form} formId={formId} />
        </div>
      </Dialog>
    </div>
  );
}
