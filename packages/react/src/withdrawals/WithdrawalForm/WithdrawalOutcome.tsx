"use client";

import { isApiError } from "@partner-kit/contract";
import { type ReactElement, useEffect, useRef } from "react";
import { LazyHeldChange } from "../../errors/HeldChange/LazyHeldChange.tsx";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { enSession } from "../../text/messages.en.ts";
import { useTransactionDetail } from "../../transactions/useTransactionDetail.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { enWithdrawalForm } from "../messages.en.ts";
import type { UseWithdrawalFormReturnType } from "../useWithdrawalForm.ts";
import type { WithdrawalFormState } from "../WithdrawalFormState.ts";
import { PaymentFacts } from "./PaymentFacts.tsx";
import { SentWithdrawal, type SentWithdrawalProps } from "./SentWithdrawal.tsx";

export interface WithdrawalFormOptions {
  /** The URL of a transaction, for a link to the accepted payment. */
  readonly getTransactionHref?: ((transactionId: string) => string | undefined) | undefined;
  /** Opens a transaction, instead of a link. */
  readonly onOpenTransaction?: ((transactionId: string) => void) | undefined;
  /** Opens the list of transactions, for a payment whose outcome is unknown. */
  readonly onOpenTransactions?: (() => void) | undefined;
  /** The URL of an approval, for a link from a payment that waits for one. */
  readonly getApprovalHref?: ((approvalId: string) => string | undefined) | undefined;
  /**
   * Whether the service has confirmed that it carries out an idempotency key once. Default false: after a lost response,
   * the form asks operators to check the transactions before they ask again.
   */
  readonly isIdempotencyConfirmed?: boolean | undefined;
  /** Opens the form of a new recipient. */
  readonly onAddRecipient?: (() => void) | undefined;
  /** A sentence beside the button of the first step, such as which payments your policy holds for approval. */
  readonly note?: string | undefined;
}

type Outcome = Extract<WithdrawalFormState, { status: "uncertain" | "waiting" | "sent" }>;

export interface WithdrawalOutcomeProps {
  readonly form: UseWithdrawalFormReturnType;
  readonly state: Outcome;
  readonly options: WithdrawalFormOptions;
}

/** The outcome of a payment that was sent. */
export function WithdrawalOutcome(props: WithdrawalOutcomeProps): ReactElement {
  const { form, state, options } = props;
  const notes = useRef<HTMLDivElement>(null);
  const sent = useSent(state);
  const { withdrawalForm: messages } = useText(enWithdrawalForm);
  // The button that was pressed is gone after this step.
  useEffect(() => notes.current?.focus(), []);
  return (
    <div data-part="outcome">
      <div ref={notes} tabIndex={-1} data-part="notes">
        {state.status === "uncertain" && (
          <Uncertain state={state} isIdempotencyConfirmed={options.isIdempotencyConfirmed === true} />
        )}
        {state.status === "waiting" && state.isEarlierUnknown && (
          <Callout tone="warn" role="alert" title={messages.earlierTitle}>
            {messages.earlierHelp}
          </Callout>
        )}
        {state.status === "waiting" && (
          <LazyHeldChange
            approvalId={state.approvalId}
            decision={form.approval}
            reason={state.reason}
            href={state.approvalId === undefined ? undefined : options.getApprovalHref?.(state.approvalId)}
          />
        )}
        {sent && <SentWithdrawal {...sent} />}
      </div>
      <PaymentFacts payment={state.payment} caption={sent && sent.status !== "failed" ? "youSent" : "youRequested"} />
      <Actions {...props} />
    </div>
  );
}

/** Follows the transaction of an accepted payment by events and reads. */
function useSent(state: Outcome): SentWithdrawalProps | undefined {
  const withdrawal = state.status === "sent" ? state.withdrawal : undefined;
  const transactionId = withdrawal?.transaction_id;
  const { state: detail } = useTransactionDetail({ transactionId });
  if (!withdrawal || transactionId === undefined) return undefined;
  const transaction = detail.status === "ready" ? detail.transaction : undefined;
  return { transactionId, transaction, status: transaction?.status ?? withdrawal.status };
}

interface UncertainProps {
  readonly state: Extract<Outcome, { status: "uncertain" }>;
  readonly isIdempotencyConfirmed: boolean;
}

function Uncertain({ state, isIdempotencyConfirmed }: UncertainProps): ReactElement {
  const { withdrawalForm: messages } = useText(enWithdrawalForm);
  return (
    <Callout tone="warn" role="alert" title={messages.uncertainTitle}>
      <p>{isIdempotencyConfirmed ? messages.uncertainSafeHelp : messages.uncertainHelp}</p>
      {state.canStartOver && <p>{messages.uncertainRejected}</p>}
      {isApiError(state.error, "REPLAY_PROTECTION_UNAVAILABLE") && <p>{messages.uncertainReplay}</p>}
    </Callout>
  );
}

function Actions({ form, state, options }: WithdrawalOutcomeProps): ReactElement {
  const { getTransactionHref, onOpenTransaction, onOpenTransactions } = options;
  const text = useText(enSession, enWithdrawalForm);
  const { withdrawalForm: messages } = text;
  const id = state.status === "sent" ? state.withdrawal.transaction_id : undefined;
  const href = id !== undefined && !onOpenTransaction ? getTransactionHref?.(id) : undefined;
  return (
    <div data-part="buttons">
      {(state.status === "uncertain" || (state.status === "waiting" && state.isEarlierUnknown)) &&
        onOpenTransactions && <Button onClick={onOpenTransactions}>{messages.openTransactions}</Button>}
      {state.status === "uncertain" && state.canStartOver && (
        <Button onClick={form.startOver}>{messages.startOver}</Button>
      )}
      {state.status === "uncertain" && (
        <Button variant="primary" disabledReason={describeRefusal(form.permissions.submit, text)} onClick={form.send}>
          {messages.checkAgain}
        </Button>
      )}
      {state.status !== "uncertain" && <Button onClick={form.startOver}>{messages.another}</Button>}
      {state.status === "waiting" && form.isApprovalOver && (
        <Button variant="primary" onClick={form.back}>
          {messages.editAgain}
        </Button>
      )}
      {id !== undefined && onOpenTransaction && (
        <Button variant="primary" onClick={() => onOpenTransaction(id)}>
          {messages.openTransaction}
        </Button>
      )}
      {href !== undefined && <Link href={href}>{messages.openTransaction}</Link>}
    </div>
  );
}
