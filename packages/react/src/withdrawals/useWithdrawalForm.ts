"use client";

import { isApiError, type Recipient, type Withdrawal } from "@partner-kit/contract";
import type { ChangeEvent, SyntheticEvent } from "react";
import { useBalanceOverview, type Withdrawable } from "../balances/useBalanceOverview.ts";
import { createIdempotencyKey } from "../form/attempt.ts";
import { useForm } from "../form/useForm.ts";
import { compareDecimals } from "../format/compareDecimals.ts";
import { useClock } from "../locale/useClock.ts";
import { useLatest } from "../provider/useLatest.ts";
import type { Permission } from "../session/permission.ts";
import { useSession } from "../session/useSession.ts";
import { type UsePayableRecipientsReturnType, usePayableRecipients } from "./usePayableRecipients.ts";
import { canSend, type WithdrawalFormState } from "./WithdrawalFormState.ts";
import {
  isFinal,
  isQuoteFor,
  isUnknown,
  type WithdrawalProblems,
  type WithdrawalValues,
  withdrawalDrafts,
  withdrawalFailure,
  withdrawalProblems,
} from "./withdrawalDrafts.ts";
import { useSubmitWithdrawal, useWithdrawalQuote } from "./withdrawals.ts";

export interface UseWithdrawalFormParameters {
  /** The recipient that an empty form starts with. */
  readonly defaultRecipientId?: string | undefined;
  /** Decimal strings by currency. A payment above its currency's limit needs the amount to be typed again. */
  readonly confirmAbove?: Readonly<Record<string, string>> | undefined;
  /** Called once, with the accepted withdrawal. */
  readonly onSent?: ((withdrawal: Withdrawal) => void) | undefined;
}

export interface UseWithdrawalFormReturnType {
  readonly state: WithdrawalFormState;
  readonly values: WithdrawalValues;
  readonly problems: WithdrawalProblems;
  readonly recipients: UsePayableRecipientsReturnType;
  /** The chosen recipient, if it is in the list. */
  readonly recipient: Recipient | undefined;
  /** The withdrawable amount of the recipient's currency. `undefined` until recipient and balances are known. */
  readonly withdrawable: Withdrawable | undefined;
  /** Whether the service blocks withdrawals because of credit. */
  readonly isBlocked: boolean;
  readonly permissions: { readonly quote: Permission; readonly submit: Permission };
  /** Whether the unsent input was typed before the form was opened. */
  readonly isRestored: boolean;
  /** The text that has to be typed before the payment can be sent. `undefined` below the limit. */
  readonly confirmation: { readonly amount: string; readonly typed: string; readonly isConfirmed: boolean } | undefined;
  readonly setRecipient: (id: string | undefined) => void;
  readonly setAmount: (amount: string) => void;
  /** Fills in the withdrawable amount. `undefined` if it is not known. A fee comes on top. */
  readonly fillMax: (() => void) | undefined;
  readonly setConfirmation: (typed: string) => void;
  /** Requests a quote for the input, also to replace one that expired. */
  readonly requestQuote: () => void;
  /** Returns to the fields, unless the payment was sent or may have been. */
  readonly back: () => void;
  /** Sends the reviewed payment, or asks again with the same quote and key if the outcome is unknown. */
  readonly send: () => void;
  /** Empties the form. Does nothing while the outcome is unknown and asking again could reveal it. */
  readonly startOver: () => void;
  /** Props of the form with the fields. Submitting requests a quote. */
  readonly getFormProps: () => {
    readonly noValidate: true;
    readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
  readonly getAmountProps: () => {
    readonly name: "amount";
    readonly inputMode: "decimal";
    readonly autoComplete: "off";
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onBlur: () => void;
  };
}

/**
 * State and actions of a payment to a saved recipient: fields, quote, review, and sending it once. A payment has one
 * idempotency key, from the review to the known outcome. (Service document: Signed withdrawal requests.)
 */
export function useWithdrawalForm(parameters: UseWithdrawalFormParameters = {}): UseWithdrawalFormReturnType {
  const { defaultRecipientId = "", confirmAbove = {}, onSent } = parameters;
  const { can } = useSession();
  const permissions = { quote: can("createWithdrawalQuote"), submit: can("submitWithdrawal") };
  const recipients = usePayableRecipients();
  const balances = useBalanceOverview().state;
  const start: WithdrawalValues = { recipient_id: defaultRecipientId, amount: "" };
  const form = useForm({ drafts: withdrawalDrafts, recordId: undefined, current: start, empty: start });
  const quote = useWithdrawalQuote();
  const submission = useSubmitWithdrawal();

  const { values, attempt, extra } = form;
  const { payment } = extra;
  const chosen = recipients.items?.find(({ recipient }) => recipient.id === values.recipient_id);
  const recipient = chosen?.recipient;
  const isReady = balances.status === "ready";
  const withdrawable = recipient && isReady ? withdrawableOf(recipient.currency) : undefined;
  const max = withdrawable?.kind === "known" ? withdrawable.amount : undefined;
  const problems = withdrawalProblems({ values, chosen, withdrawable: max });
  const isBlocked = isReady && balances.credit.withdrawal_blocked;
  const secondsLeft = useSecondsLeft(payment?.quote.expires_at);
  const state = toState();
  const latest = useLatest({ state, problems, values, recipient });
  const limit = payment && confirmAbove[payment.currency];
  const isConfirmed = payment !== undefined && compareDecimals(extra.confirmation.trim(), payment.amount) === 0;
  const needsConfirmation = payment !== undefined && limit !== undefined && compareDecimals(payment.amount, limit) > 0;

  const edit = (change: Partial<WithdrawalValues>) => {
    if (latest.current.state.status !== "editing") return;
    quote.reset();
    form.edit(change);
  };
  const requestQuote = async () => {
    const { state: before, values: asked, recipient: paid } = latest.current;
    const isOpen = before.status === "editing" || before.status === "reviewing";
    if (!permissions.quote.allowed || isBlocked || !isOpen || before.isQuoting) return;
    if (!form.check(latest.current.problems) || !paid) return;
    const amount = asked.amount.trim();
    const { currency, id } = paid;
    const result = await quote.mutateAsync({ recipient_id: id, amount, currency }).catch(() => undefined);
    const { edits } = form.draft.get();
    const current = { ...start, ...edits };
    // An edit or a submission during the request makes the quote useless.
    if (!result || current.recipient_id !== asked.recipient_id || current.amount !== asked.amount) return;
    const { attempt: now } = form.draft.get();
    if (now.status === "sending" || now.status === "done" || isUnknown(now)) return;
    form.dismiss();
    const idempotencyKey = createIdempotencyKey();
    form.setExtra({ payment: { recipient: paid, amount, currency, quote: result, idempotencyKey }, confirmation: "" });
  };
  const send = async () => {
    const { state: now } = latest.current;
    // The last click may not be rendered yet.
    const reviewed = form.draft.get().extra.payment;
    if (!reviewed || !permissions.submit.allowed) return;
    const isRepeat = now.status === "uncertain";
    const isFirst = now.status === "reviewing" && canSend(now) && (!needsConfirmation || isConfirmed);
    if (!isRepeat && !isFirst) return;
    const { quote: sent, idempotencyKey: idempotency_key } = reviewed;
    const { withdrawal_quote_id } = sent;
    const end = await form.run({
      send: (earlier) =>
        submission.mutateAsync({ withdrawal_quote_id, idempotency_key }).catch((error: unknown) => {
          // The proxy holds the payment, so an earlier submission did not reach the service either.
          if (isApiError(error, "APPROVAL_REQUIRED")) earlier.settle();
          throw error;
        }),
    });
    if (end?.status !== "done") return;
    form.finish();
    form.setExtra({ payment: reviewed });
    onSent?.(end.result);
  };

  return {
    state,
    values,
    problems: form.shown(problems),
    recipients,
    recipient,
    withdrawable,
    isBlocked,
    permissions,
    isRestored: form.isRestored && state.status === "editing",
    confirmation: needsConfirmation ? { amount: payment.amount, typed: extra.confirmation, isConfirmed } : undefined,
    setRecipient: (id = "") => edit({ recipient_id: id }),
    setAmount: (amount) => edit({ amount }),
    fillMax: max === undefined ? undefined : () => edit({ amount: max }),
    setConfirmation: (confirmation) => form.setExtra({ confirmation }),
    requestQuote: () => void requestQuote(),
    back() {
      if (latest.current.state.status !== "reviewing") return;
      quote.reset();
      form.dismiss();
      form.setExtra({ payment: undefined, confirmation: "" });
    },
    send: () => void send(),
    startOver() {
      const { state: now } = latest.current;
      if (now.status === "sending" || (now.status === "uncertain" && !now.canStartOver)) return;
      quote.reset();
      form.discard();
    },
    getFormProps: () => ({ noValidate: true, onSubmit: form.onSubmit(() => void requestQuote()) }),
    getAmountProps: () => ({
      name: "amount",
      inputMode: "decimal",
      autoComplete: "off",
      value: values.amount,
      onChange: ({ target }) => edit({ amount: target.value }),
      onBlur: () => values.amount !== "" && form.touch("amount"),
    }),
  };

  function withdrawableOf(currency: string): Withdrawable {
    const found = isReady ? balances.currencies.find((one) => one.currency === currency) : undefined;
    return found?.withdrawable ?? { kind: "notGiven" };
  }

  function toState(): WithdrawalFormState {
    const isQuoting = quote.isPending;
    const quoteError = quote.error ?? undefined;
    if (!payment) return { status: "editing", isQuoting, quoteError };
    if (attempt.status === "sending") return { status: "sending", payment };
    if (attempt.status === "done") return { status: "sent", payment, withdrawal: attempt.result };
    const error = attempt.status === "failed" ? attempt.error : undefined;
    if (error && isApiError(error, "APPROVAL_REQUIRED"))
      return { status: "waiting", payment, approvalId: error.approvalId, reason: error.serviceMessage };
    if (error && isUnknown(attempt)) return { status: "uncertain", payment, error, canStartOver: isFinal(error) };
    const failure = error && { reason: withdrawalFailure(error), error };
    return {
      status: "reviewing",
      payment,
      isQuoting,
      quoteError,
      secondsLeft,
      isMismatch: !isQuoteFor(payment),
      failure,
    };
  }
}

/** Whole seconds until a quote expires. `undefined` if it names no time. */
function useSecondsLeft(expiresAt: string | null | undefined): number | undefined {
  const end = typeof expiresAt === "string" ? Date.parse(expiresAt) : Number.NaN;
  return useClock((now) => (Number.isNaN(end) ? undefined : Math.max(0, Math.ceil((end - now) / 1000))));
}
