"use client";

import { type ReactElement, useEffect, useRef } from "react";
import { useText } from "../../locale/useText.ts";
import { describeStatus } from "../../transactions/describeTransaction.ts";
import { enTransactions } from "../../transactions/messages.en.ts";
import { useTransactionDetail } from "../../transactions/useTransactionDetail.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout, type CalloutProps } from "../../ui/Callout/Callout.tsx";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { Identifier } from "../../ui/Identifier/Identifier.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { enWithdrawalForm } from "../messages.en.ts";
import type { UseWithdrawalFormReturnType } from "../useWithdrawalForm.ts";
import type { WithdrawalFormState } from "../WithdrawalFormState.ts";
import { PaymentFacts } from "./PaymentFacts.tsx";

export interface WithdrawalLinks {
  /** The URL of a transaction, for a link to the accepted payment. */
  readonly getTransactionHref?: ((transactionId: string) => string) | undefined;
  /** Opens a transaction, instead of a link. */
  readonly onOpenTransaction?: ((transactionId: string) => void) | undefined;
  /** Opens the list of transactions, for a payment whose outcome is unknown. */
  readonly onOpenTransactions?: (() => void) | undefined;
}

export interface WithdrawalOutcomeProps extends WithdrawalLinks {
  readonly form: UseWithdrawalFormReturnType;
  readonly state: Extract<WithdrawalFormState, { status: "uncertain" | "waiting" | "sent" }>;
  readonly isIdempotencyConfirmed: boolean;
}

/** The outcome of a payment that was sent. */
export function WithdrawalOutcome(props: WithdrawalOutcomeProps): ReactElement {
  const { state } = props;
  const notes = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone after this step.
  useEffect(() => notes.current?.focus(), []);
  return (
    <div data-part="outcome">
      <div ref={notes} tabIndex={-1} data-part="notes">
        {state.status === "uncertain" && <Uncertain {...props} state={state} />}
        {state.status === "waiting" && <Waiting state={state} />}
        {state.status === "sent" && <Sent state={state} />}
      </div>
      <PaymentFacts payment={state.payment} />
      <Actions {...props} />
    </div>
  );
}

interface UncertainProps extends WithdrawalOutcomeProps {
  readonly state: Extract<WithdrawalFormState, { status: "uncertain" }>;
}

function Uncertain({ state, isIdempotencyConfirmed }: UncertainProps): ReactElement {
  const { withdrawalForm: messages } = useText(enWithdrawalForm);
  return (
    <Callout tone="warn" role="alert" title={messages.uncertainTitle}>
      <p>{isIdempotencyConfirmed ? messages.uncertainSafeHelp : messages.uncertainHelp}</p>
      {state.canStartOver && <p>{messages.uncertainRejected}</p>}
    </Callout>
  );
}

function Waiting(props: { readonly state: Extract<WithdrawalFormState, { status: "waiting" }> }): ReactElement {
  const { withdrawalForm: messages } = useText(enWithdrawalForm);
  const { approvalId, reason } = props.state;
  return (
    <>
      <Callout tone="info" role="status" title={messages.waitingTitle}>
        {[reason, messages.waitingHelp].filter(Boolean).join(" ")}
      </Callout>
      {approvalId !== undefined && (
        <DescriptionList>
          <Fact label={messages.approvalId}>
            <Identifier text={approvalId} copyLabel={messages.copyApproval} />
          </Fact>
        </DescriptionList>
      )}
    </>
  );
}

/** Follows the transaction by events and reads. */
function Sent(props: { readonly state: Extract<WithdrawalFormState, { status: "sent" }> }): ReactElement {
  const text = useText(enTransactions, enWithdrawalForm);
  const { withdrawalForm: messages } = text;
  const { transaction_id: transactionId, status } = props.state.withdrawal;
  const { state } = useTransactionDetail({ transactionId });
  const current = (state.status === "ready" ? state.transaction.status : undefined) ?? status;
  const described = describeStatus(current, text);
  return (
    <>
      <Callout role="status" {...describeSent()} />
      <DescriptionList>
        <Fact label={messages.status}>
          <Badge tone={described.tone} dot={current === "pending" ? "pulse" : undefined}>
            {described.label}
          </Badge>
        </Fact>
        <Fact label={messages.transactionId}>
          <Identifier text={transactionId} copyLabel={messages.copyTransaction} />
        </Fact>
      </DescriptionList>
    </>
  );

  function describeSent(): Pick<CalloutProps, "tone" | "title" | "children"> {
    switch (current) {
      case "success":
        return { tone: "success", title: messages.settledTitle };
      case "failed":
        return { tone: "danger", title: messages.failedTitle, children: messages.failedHelp };
      case "partial":
        return { tone: "warn", title: messages.partialTitle };
      default:
        return { tone: "success", title: messages.sentTitle, children: messages.sentHelp };
    }
  }
}

function Actions(props: WithdrawalOutcomeProps): ReactElement {
  const { form, state, getTransactionHref, onOpenTransaction, onOpenTransactions } = props;
  const { withdrawalForm: messages } = useText(enWithdrawalForm);
  const id = state.status === "sent" ? state.withdrawal.transaction_id : undefined;
  return (
    <div data-part="buttons">
      {state.status === "uncertain" && onOpenTransactions && (
        <Button onClick={onOpenTransactions}>{messages.openTransactions}</Button>
      )}
      {state.status === "uncertain" && state.canStartOver && (
        <Button onClick={form.startOver}>{messages.startOver}</Button>
      )}
      {state.status === "uncertain" && (
        <Button variant="primary" onClick={form.send}>
          {messages.checkAgain}
        </Button>
      )}
      {state.status !== "uncertain" && <Button onClick={form.startOver}>{messages.another}</Button>}
      {id !== undefined && onOpenTransaction && (
        <Button variant="primary" onClick={() => onOpenTransaction(id)}>
          {messages.openTransaction}
        </Button>
      )}
      {id !== undefined && !onOpenTransaction && getTransactionHref && (
        <Link href={getTransactionHref(id)}>{messages.openTransaction}</Link>
      )}
    </div>
  );
}
