"use client";

import { type ReactElement, type SyntheticEvent, useEffect, useId, useRef } from "react";
import { describeError } from "../../errors/describeError.ts";
import { WriteFailure } from "../../errors/WriteFailure/WriteFailure.tsx";
import { compareDecimals } from "../../format/compareDecimals.ts";
import { writeMoney } from "../../format/writeMoney.ts";
import { useQuoteEnd } from "../../locale/useQuoteEnd.ts";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { enErrors, enSession } from "../../text/messages.en.ts";
import { AmountField } from "../../ui/AmountField/AmountField.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { Countdown } from "../../ui/Countdown/Countdown.tsx";
import { enWithdrawalForm } from "../messages.en.ts";
import type { UseWithdrawalFormReturnType } from "../useWithdrawalForm.ts";
import { canSend, type WithdrawalFormState } from "../WithdrawalFormState.ts";
import { nameOf } from "../withdrawalDrafts.ts";
import { PaymentFacts } from "./PaymentFacts.tsx";

export interface WithdrawalReviewProps {
  readonly form: UseWithdrawalFormReturnType;
  readonly state: Extract<WithdrawalFormState, { status: "reviewing" | "sending" }>;
}

/** The payment as it will be sent, what it costs, and until when. */
export function WithdrawalReview({ form, state }: WithdrawalReviewProps): ReactElement {
  const text = useText(enSession, enErrors, enWithdrawalForm);
  const { withdrawalForm: messages, fill, locale } = text;
  const { payment } = state;
  const { quote, currency } = payment;
  const { confirmation } = form;
  const isSending = state.status === "sending";
  const isReady = isSending || canSend(state);
  const isBusy = isSending || state.isChecking;
  const until = useQuoteEnd({ expiresAt: quote.expires_at, receivedAt: payment.receivedAt });
  const summary = useRef<HTMLDivElement>(null);
  const formId = useId();
  // The button that was pressed is gone after this step.
  useEffect(() => summary.current?.focus(), []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    form.send();
  };
  const write = (value: string) => writeMoney({ value, currency, locale });
  const amount = write(payment.amount);
  const label = nameOf(payment);
  const max = form.withdrawable?.kind === "known" ? form.withdrawable.amount : undefined;
  const isTotalTooMuch = max !== undefined && quote.total !== undefined && compareDecimals(quote.total, max) > 0;

  return (
    <form data-part="review" id={formId} onSubmit={submit}>
      {state.status === "reviewing" && <ReviewNotes form={form} state={state} />}
      <div ref={summary} tabIndex={-1}>
        <PaymentFacts payment={payment} caption="youSend" />
      </div>
      {state.status === "reviewing" && state.secondsLeft !== 0 && until !== undefined && (
        <Countdown
          key={quote.withdrawal_quote_id}
          since={payment.receivedAt}
          until={until}
          text={messages.expiresIn}
          endedText={messages.expiredTitle}
        />
      )}
      {isTotalTooMuch && (
        <Callout tone="warn" title={messages.totalTooMuchTitle}>
          {fill(messages.totalTooMuchHelp, { total: write(quote.total ?? ""), max: write(max) })}
        </Callout>
      )}
      {confirmation && isReady && (
        <AmountField
          name="confirmation"
          label={fill(messages.typeAmount, { amount: confirmation.amount })}
          help={fill(messages.typeAmountHelp, { label })}
          currency={currency}
          readOnly={isBusy}
          value={confirmation.typed}
          onValueChange={form.setConfirmation}
        />
      )}
      <div data-part="action">
        <p data-part="hint">{fill(messages.sendHint, { amount, label })}</p>
        <div data-part="buttons">
          <Button disabled={isBusy} onClick={form.back}>
            {messages.back}
          </Button>
          {isReady ? (
            <Button type="submit" variant="primary" isBusy={isBusy} disabledReason={describeDisabled()}>
              {isBusy ? messages.sending : fill(messages.send, { amount })}
            </Button>
          ) : (
            <Button
              variant="primary"
              isBusy={state.isQuoting}
              disabledReason={describeRefusal(form.permissions.quote, text)}
              onClick={form.requestQuote}
            >
              {state.isQuoting ? messages.quoting : messages.newQuote}
            </Button>
          )}
        </div>
      </div>
    </form>
  );

  function describeDisabled(): string | undefined {
    if (confirmation && !confirmation.isConfirmed) return messages.typeAmountFirst;
    return describeRefusal(form.permissions.submit, text);
  }
}

/** Why the payment was not made, or cannot be sent like this. */
function ReviewNotes({ form, state }: WithdrawalReviewProps): ReactElement | null {
  const text = useText(enErrors, enWithdrawalForm);
  const { withdrawalForm: messages } = text;
  if (state.status !== "reviewing") return null;
  const { failure, quoteError, checkError, isMismatch, isOutdated, secondsLeft } = state;
  if (quoteError) return <WriteFailure error={quoteError} />;
  if (isOutdated) return <Note title={messages.outdatedTitle} help={messages.outdatedHelp} />;
  if (checkError) return <Note {...describeError(checkError, text)} />;
  if (isMismatch) return <Note title={messages.mismatchTitle} help={messages.mismatchHelp} />;
  if (failure) return <Note {...describeFailure(failure)} />;
  if (secondsLeft === 0) {
    return (
      <Callout tone="warn" role="status" title={messages.expiredTitle}>
        {messages.expiredHelp}
      </Callout>
    );
  }
  return form.isBlocked ? <Note title={messages.blockedTitle} help={messages.blockedHelp} /> : null;

  function describeFailure({ reason, error }: NonNullable<typeof failure>) {
    switch (reason) {
      case "conflict":
        return { title: messages.conflictTitle, help: messages.conflictHelp };
      case "notFound":
        return { title: messages.notFoundTitle, help: messages.notFoundHelp };
      case "refused":
        return { title: messages.refusedTitle, help: messages.refusedHelp };
      case "replayProtection":
        return { title: messages.replayTitle, help: messages.replayHelp };
      default:
        return describeError(error, text);
    }
  }
}

function Note({ title, help }: { readonly title: string; readonly help: string }): ReactElement {
  return (
    <Callout tone="danger" role="alert" title={title}>
      {help}
    </Callout>
  );
}
