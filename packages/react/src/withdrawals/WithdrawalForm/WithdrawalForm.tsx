"use client";

import { type ReactElement, useId, useRef } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { useText } from "../../locale/useText.ts";
import { useKeptFocus } from "../../ui/focus/useKeptFocus.ts";
import { enWithdrawalForm } from "../messages.en.ts";
import { type UseWithdrawalFormParameters, useWithdrawalForm } from "../useWithdrawalForm.ts";
import { WithdrawalFields } from "./WithdrawalFields.tsx";
import { type WithdrawalLinks, WithdrawalOutcome } from "./WithdrawalOutcome.tsx";
import { WithdrawalReview } from "./WithdrawalReview.tsx";

export interface WithdrawalFormProps extends UseWithdrawalFormParameters, WithdrawalLinks {
  /**
   * Whether the service has confirmed that it carries out an idempotency key once. Default false: after a lost response,
   * the form asks operators to check the transactions before they ask again.
   */
  readonly isIdempotencyConfirmed?: boolean | undefined;
  /** Opens the form of a new recipient. */
  readonly onAddRecipient?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/** Pays a saved recipient: recipient and amount, the quote, a review, and the outcome. */
export const WithdrawalForm: (props: WithdrawalFormProps) => ReactElement = withBoundary(
  "WithdrawalForm",
  WithdrawalFormView,
);

function WithdrawalFormView(props: WithdrawalFormProps): ReactElement {
  const { className, onAddRecipient, ...rest } = props;
  const { isIdempotencyConfirmed = false, getTransactionHref, onOpenTransaction, onOpenTransactions } = rest;
  const form = useWithdrawalForm(rest);
  const { withdrawalForm: messages } = useText(enWithdrawalForm);
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  const { state } = form;

  return (
    <section
      ref={root}
      tabIndex={-1}
      className={["pk-root pk-WithdrawalForm", className].filter(Boolean).join(" ")}
      data-status={state.status}
      aria-labelledby={titleId}
    >
      <h2 data-part="heading" id={titleId}>
        {state.status === "reviewing" || state.status === "sending" ? messages.reviewTitle : messages.title}
      </h2>
      {state.status === "editing" && <WithdrawalFields form={form} state={state} onAddRecipient={onAddRecipient} />}
      {(state.status === "reviewing" || state.status === "sending") && <WithdrawalReview form={form} state={state} />}
      {(state.status === "uncertain" || state.status === "waiting" || state.status === "sent") && (
        <WithdrawalOutcome
          form={form}
          state={state}
          isIdempotencyConfirmed={isIdempotencyConfirmed}
          getTransactionHref={getTransactionHref}
          onOpenTransaction={onOpenTransaction}
          onOpenTransactions={onOpenTransactions}
        />
      )}
    </section>
  );
}
