"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { enSession, enUi } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { enTravelRuleForm } from "../messages.en.ts";
import type { TravelRuleFormBodyProps } from "./TravelRuleFormBody.tsx";

export interface TravelRuleFormActionsProps extends TravelRuleFormBodyProps {
  readonly onCancel: (() => void) | undefined;
  /** Opens the next deposit, after this one is submitted. */
  readonly onNext?: (() => void) | undefined;
}

/** The effect of submitting, and the buttons below the form, Close first. */
export function TravelRuleFormActions(props: TravelRuleFormActionsProps): ReactElement | null {
  const { form, formId, onCancel, onNext } = props;
  const text = useText(enSession, enTravelRuleForm, enUi);
  const { travelRuleForm: messages, ui } = text;
  const { state, isDirty, permission } = form;
  const isReady = state.status === "ready";
  if (!isReady && !onCancel) return null;
  const isSending = isReady && state.sending.status === "sending";
  const isAgain = isReady && state.sending.status === "uncertain";
  const refusal = describeRefusal(permission, text);

  return (
    <div data-part="buttons">
      {isReady && state.isFormOpen && <p data-part="hint">{messages.held}</p>}
      {isReady && state.isFormOpen && isDirty && (
        <Button variant="quiet" disabled={isSending} onClick={form.discard}>
          {messages.clear}
        </Button>
      )}
      {onCancel && <Button onClick={onCancel}>{ui.close}</Button>}
      {isReady && state.isFormOpen && (
        <Button type="submit" form={formId} variant="primary" isBusy={isSending} disabledReason={refusal}>
          {describeSubmit()}
        </Button>
      )}
      {isReady && !state.isFormOpen && state.clearance === "pending" && (
        <Button disabledReason={refusal} onClick={form.resubmit}>
          {messages.answerAgain}
        </Button>
      )}
      {isReady && !state.isFormOpen && onNext && (
        <Button variant="primary" onClick={onNext}>
          {messages.next}
        </Button>
      )}
    </div>
  );

  function describeSubmit(): string {
    if (isSending) return messages.sending;
    return isAgain ? messages.sendAgain : messages.send;
  }
}
