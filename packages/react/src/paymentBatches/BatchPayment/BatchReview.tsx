"use client";

import { isApiError } from "@partner-kit/contract";
import { type ReactElement, type SyntheticEvent, useEffect, useRef } from "react";
import { describeError } from "../../errors/describeError.ts";
import { useText } from "../../locale/useText.ts";
import type { OperationError } from "../../query/operationError.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { enErrors, enSession } from "../../text/messages.en.ts";
import { AmountField } from "../../ui/AmountField/AmountField.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import type { BatchPaymentState } from "../BatchPaymentState.ts";
import { enBatchPayment } from "../messages.en.ts";
import type { UseBatchPaymentReturnType } from "../useBatchPayment.ts";
import { BatchTotals } from "./BatchTotals.tsx";
import { ReviewNotes } from "./ReviewNotes.tsx";
import { ReviewTable } from "./ReviewTable.tsx";

export interface BatchReviewProps {
  readonly form: UseBatchPaymentReturnType;
  readonly state: Extract<BatchPaymentState, { status: "reviewing" | "sending" }>;
}

/** The payments exactly as they will be sent. */
export function BatchReview({ form, state }: BatchReviewProps): ReactElement {
  const text = useText(enSession, enBatchPayment);
  const { batchPayment: messages, plural, fill } = text;
  const { payments, input } = state.batch;
  const { confirmations } = form;
  const isSending = state.status === "sending";
  const isBusy = isSending || state.isChecking;
  const summary = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone after this step.
  useEffect(() => summary.current?.focus(), []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    form.send();
  };
  const recipientCount = new Set(payments.map(({ recipient }) => recipient.id)).size;

  return (
    <form data-part="review" onSubmit={submit}>
      {state.status === "reviewing" && state.error && <Rejection error={state.error} />}
      <div ref={summary} tabIndex={-1} data-part="summary">
        <p data-part="caption">
          {input.name !== undefined && <bdi>{input.name} · </bdi>}
          {plural(messages.paymentCount, payments.length)} {plural(messages.recipientCount, recipientCount)}
        </p>
        <BatchTotals totals={form.totals} />
      </div>
      {form.isOutdated && (
        <Callout tone="danger" role="alert" title={messages.outdatedTitle}>
          {messages.outdatedHelp}
        </Callout>
      )}
      <ReviewNotes payments={payments} />
      <ReviewTable payments={payments} />
      <p data-part="hint">{messages.feesHelp}</p>
      {confirmations.map(({ currency, amount, typed }) => (
        <AmountField
          key={currency}
          name={`total_${currency}`}
          label={fill(messages.typeTotal, { amount, currency })}
          help={messages.typeTotalHelp}
          currency={currency}
          readOnly={isBusy}
          value={typed}
          onValueChange={(value) => form.setConfirmation(currency, value)}
        />
      ))}
      <div data-part="action">
        <p data-part="hint">{messages.sendHint}</p>
        <div data-part="buttons">
          <Button disabled={isBusy} onClick={form.back}>
            {messages.back}
          </Button>
          <Button type="submit" variant="primary" isBusy={isBusy} disabledReason={describeDisabled()}>
            {isBusy ? messages.sending : plural(messages.send, payments.length)}
          </Button>
        </div>
      </div>
    </form>
  );

  function describeDisabled(): string | undefined {
    if (form.isOutdated) return messages.outdatedTitle;
    if (confirmations.some(({ isConfirmed }) => !isConfirmed)) return messages.typeTotalFirst;
    return describeRefusal(form.permission, text);
  }
}

/** Why the batch was not created. */
function Rejection({ error }: { readonly error: OperationError }): ReactElement {
  const text = useText(enErrors, enBatchPayment);
  const { batchPayment: messages, errors, fill } = text;
  const { title, help, code } = describeError(error, text);
  const isConflict = isApiError(error, "CONFLICT");
  return (
    <Callout tone="danger" role="alert" title={isConflict ? messages.rejectedTitle : title}>
      <p>{isConflict ? messages.conflictHelp : help}</p>
      {code !== undefined && <p>{fill(errors.code, { code })}</p>}
    </Callout>
  );
}
