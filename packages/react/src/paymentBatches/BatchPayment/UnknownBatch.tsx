"use client";

import { type ReactElement, useEffect, useRef } from "react";
import { errorKind } from "../../errors/errorKind.ts";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { enErrors, enSession } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import type { BatchPaymentState } from "../BatchPaymentState.ts";
import { enBatchPayment } from "../messages.en.ts";
import type { UseBatchPaymentReturnType } from "../useBatchPayment.ts";
import { BatchTotals } from "./BatchTotals.tsx";

export interface UnknownBatchProps {
  readonly form: UseBatchPaymentReturnType;
  readonly state: Extract<BatchPaymentState, { status: "uncertain" | "sending" }>;
}

/** A batch that was sent, and whose response was lost. The same batch can be sent again without paying twice. */
export function UnknownBatch({ form, state }: UnknownBatchProps): ReactElement {
  const text = useText(enErrors, enSession, enBatchPayment);
  const { batchPayment: messages, errors, plural, fill } = text;
  const note = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone after this step.
  useEffect(() => note.current?.focus(), []);
  const { name, lines } = state.batch.input;
  const isMissing = state.status === "uncertain" && state.isMissing && !state.isChecking;
  return (
    <div data-part="outcome">
      <div ref={note} tabIndex={-1}>
        <Callout tone="warn" role="alert" title={messages.unknownTitle}>
          <p>{isMissing ? messages.unknownMissing : messages.unknownHelp}</p>
          {state.status === "uncertain" && state.error && (
            <p>{fill(messages.unknownCause, { cause: errors[`${errorKind(state.error)}Title`] })}</p>
          )}
        </Callout>
      </div>
      {isMissing && form.isOutdated && (
        <Callout tone="danger" role="alert" title={messages.outdatedTitle}>
          {messages.outdatedUnsent}
        </Callout>
      )}
      <div data-part="summary">
        <p data-part="caption">
          {name !== undefined && <bdi>{name} · </bdi>}
          {plural(messages.paymentCount, lines.length)}
        </p>
        <BatchTotals totals={form.totals} />
      </div>
      <div data-part="action">
        <p data-part="hint" />
        <div data-part="buttons">
          {isMissing && <Button onClick={form.startOver}>{messages.discard}</Button>}
          <Button
            variant="primary"
            isBusy={state.status === "sending"}
            disabledReason={form.isOutdated ? messages.outdatedTitle : describeRefusal(form.permission, text)}
            onClick={form.send}
          >
            {state.status === "sending" ? messages.sending : messages.sendAgain}
          </Button>
        </div>
      </div>
    </div>
  );
}
