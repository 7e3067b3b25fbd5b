"use client";

import type { Approval, Recipient, Withdrawal } from "@partner-kit/contract";
import { type ChangeEvent, type RefObject, type SyntheticEvent, useEffect } from "react";
import type { UseApprovalDecisionReturnType } from "../approvals/useApprovalDecision.ts";
import { useBalanceOverview, type Withdrawable } from "../balances/useBalanceOverview.ts";
import { createIdempotencyKey, isUnknown } from "../form/attempt.ts";
import type { FormState } from "../form/createFormDrafts.ts";
import { useForm } from "../form/useForm.ts";
import { compareDecimals } from "../format/compareDecimals.ts";
import { useLocale } from "../locale/LocaleContext.ts";
import { useClock } from "../locale/useClock.ts";
import { useQuoteEnd } from "../locale/useQuoteEnd.ts";
import { useLatest } from "../provider/useLatest.ts";
import { useRecipientRecheck } from "../recipients/useRecipientRecheck.ts";
import type { Permission } from "../session/permission.ts";
import { useSession } from "../session/useSession.ts";
import { type UsePayableRecipientsReturnType, usePayableRecipients } from "./usePayableRecipients.ts";
import { useWithdrawalSubmission } from "./useWithdrawalSubmission.ts";
import { canSend, type WithdrawalFormState, withdrawalFormState } from "./WithdrawalFormState.ts";
import {
  type ReviewedPayment,
  type WithdrawalFormShape,
  type WithdrawalProblems,
  type WithdrawalValues,
  withdrawalDrafts,
  withdrawalProblems,
} from "./withdrawalDrafts.ts";
import { useWithdrawalQuote } from "./withdrawals.ts";

export interface UseWithdrawalFormParameters {
  /** The recipient to pay, such as from a URL. It replaces the one that the user chose before, unless a payment is under review. */
  readonly defaultRecipientId?: string | undefined;
  /** Decimal strings by currency. A payment above its currency's limit needs the amount to be typed again. */
  readonly confirmAbove?: Readonly<Record<string, string>> | undefined;
  /** Called once, with the accepted withdrawal, also after an approval. */
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
  /** The approval that a `waiting` payment needs: its current state, and its cancellation. */
  readonly approval: UseApprovalDecisionReturnType;
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
  /** Whether a `waiting` payment was not made and never will be, because its approval ended. `back` then returns to its fields. */
  readonly isApprovalOver: boolean;
  /** Returns to the fields, unless the payment was sent or may be sent. */
  readonly back: () => void;
  /** Sends the reviewed payment, or asks again with the same quote and key if the outcome is unknown. */
  readonly send: () => void;
  /**
   * Empties the form. Does nothing while the outcome is unknown and asking again could reveal it. A payment that waits for its
   * approval keeps waiting.
   */
  readonly startOver: () => void;
  /** Props of the form with the fields. Submitting requests a quote. */
  readonly getFormProps: () => {
    readonly ref: RefObject<HTMLFormElement | null>;
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
 * idempotency key, from the review to the known outcome.
 *
 * A payment whose outcome is unknown, or which waits for its approval, is stored in the tab per user, without personal data. After a
 * reload the form shows it, and can only send it again with the same quote and key. Call `discardQuotes` when a user signs out.
 * (Service document: Signed withdrawal requests.)
 */
export function useWithdrawalForm(parameters: UseWithdrawalFormParameters = {}): UseWithdrawalFormReturnType {
  const { defaultRecipientId = "", confirmAbove = {}, onSent } = parameters;
  const { can } = useSession();
  const { clock } = useLocale();
  const permissions = { quote: can("createWithdrawalQuote"), submit: can("submitWithdrawal") };
  const recipients = usePayableRecipients();
  const recheck = useRecipientRecheck();
  const balances = useBalanceOverview().state;
  const start: WithdrawalValues = { recipient_id: defaultRecipientId, amount: "" };
  const form = useForm({ drafts: withdrawalDrafts, recordId: undefined, current: start, empty: start });
  const quote = useWithdrawalQuote();
  const { submit, approval } = useWithdrawalSubmission({ form, onSent });

  const { values, attempt, extra } = form;
  const payment = extra.payment && {
    ...extra.payment,
    recipient: extra.payment.recipient ?? recipientOf(extra.payment),
  };
  const chosen = recipients.items?.find(({ recipient }) => recipient.id === values.recipient_id);
  const recipient = chosen?.recipient;
  const isReady = balances.status === "ready";
  const withdrawable = recipient && isReady ? withdrawableOf(recipient.currency) : undefined;
  const max = withdrawable?.kind === "known" ? withdrawable.amount : undefined;
  const problems = withdrawalProblems({ values, chosen, withdrawable: max });
  const isBlocked = isReady && balances.credit.withdrawal_blocked;
  const secondsLeft = useSecondsLeft(payment);
  const { isPending: isQuoting } = quote;
  const quoteError = quote.error ?? undefined;
  const { isChecking, error: checkError } = recheck;
  const isOutdated = payment?.recipient !== undefined && !recheck.areCurrent([payment.recipient]);
  const checks = { isOutdated, isChecking, checkError };
  const state = withdrawalFormState({
    payment,
    held: extra.held,
    attempt,
    isQuoting,
    quoteError,
    secondsLeft,
    ...checks,
  });
  const isEarlierUnknown = extra.held?.isEarlierUnknown === true;
  const isApprovalOver = !isEarlierUnknown && approval.state.status === "ready" && isOver(approval.state.approval);
  const latest = useLatest({ state, problems, values, recipient });
  const limit = payment && confirmAbove[payment.currency];
  const isConfirmed = payment !== undefined && compareDecimals(extra.confirmation.trim(), payment.amount) === 0;
  const needsConfirmation = payment !== undefined && limit !== undefined && compareDecimals(payment.amount, limit) > 0;

  const edit = (change: Partial<WithdrawalValues>) => {
    if (latest.current.state.status !== "editing") return;
    quote.reset();
    form.edit(change);
  };
  // A payment that is started for one recipient must not open with another.
  const latestEdit = useLatest((id: string) => {
    if (id !== "" && id !== values.recipient_id) edit({ recipient_id: id });
  });
  useEffect(() => latestEdit.current(defaultRecipientId), [latestEdit, defaultRecipientId]);
  const requestQuote = async () => {
    const { state: before, values: asked, recipient: paid } = latest.current;
    const isOpen = before.status === "editing" || before.status === "reviewing";
    if (!permissions.quote.allowed || isBlocked || !isOpen || before.isQuoting) return;
    if (!form.check(latest.current.problems) || !paid) {
      // The fields show the problems, and the first invalid one has the focus.
      if (before.status === "reviewing") editAgain({ isSubmitted: true });
      return;
    }
    const amount = asked.amount.trim();
    const { currency, id } = paid;
    const result = await quote.mutateAsync({ recipient_id: id, amount, currency }).catch(() => undefined);
    const { edits } = form.draft.get();
    const current = { ...start, ...edits };
    // An edit or a submission during the request makes the quote useless.
    if (!result || current.recipient_id !== asked.recipient_id || current.amount !== asked.amount) return;
    const { attempt: now, extra: kept } = form.draft.get();
    if (now.status === "sending" || now.status === "done" || isUnknown(now) || kept.held) return;
    form.dismiss();
    recheck.dismiss();
    const idempotencyKey = createIdempotencyKey();
    const reviewed = { recipientId: id, recipient: paid, amount, currency, quote: result };
    const payment = { ...reviewed, receivedAt: clock.get(), idempotencyKey };
    form.setExtra({ payment, confirmation: "" });
  };
  const editAgain = (change?: Pick<FormState<WithdrawalFormShape>, "isSubmitted">) => {
    const { payment: left } = form.draft.get().extra;
    if (!left) return;
    quote.reset();
    recheck.dismiss();
    const edits = { recipient_id: left.recipientId, amount: left.amount };
    form.draft.set({ ...withdrawalDrafts.start, base: start, edits, ...change });
  };
  const send = () => {
    const { state: now } = latest.current;
    const isRepeat = now.status === "uncertain";
    const isFirst = now.status === "reviewing" && canSend(now) && (!needsConfirmation || isConfirmed);
    if (!permissions.submit.allowed) return;
    if (isRepeat) void submit();
    else if (isFirst && !now.isChecking) void sendReviewed(now.payment);
  };
  const sendReviewed = async ({ recipient: reviewed, idempotencyKey }: ReviewedPayment) => {
    // The service pays the recipient as it is when it receives the payment.
    const isCurrent = await recheck.check(reviewed ? [reviewed] : []);
    if (isCurrent && form.draft.get().extra.payment?.idempotencyKey === idempotencyKey) void submit();
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
    approval,
    isApprovalOver,
    isRestored: form.isRestored && state.status === "editing",
    confirmation: needsConfirmation ? { amount: payment.amount, typed: extra.confirmation, isConfirmed } : undefined,
    setRecipient: (id = "") => edit({ recipient_id: id }),
    setAmount: (amount) => edit({ amount }),
    fillMax: max === undefined ? undefined : () => edit({ amount: max }),
    setConfirmation: (confirmation) => form.setExtra({ confirmation }),
    requestQuote: () => void requestQuote(),
    back() {
      const { status } = latest.current.state;
      if (isChecking) return;
      if (status === "reviewing" || (status === "waiting" && isApprovalOver)) editAgain();
    },
    send,
    startOver() {
      const { state: now } = latest.current;
      if (now.status === "sending" || (now.status === "uncertain" && !now.canStartOver)) return;
      quote.reset();
      form.discard();
    },
    getFormProps: () => ({ ref: form.ref, noValidate: true, onSubmit: form.onSubmit(() => void requestQuote()) }),
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

  function recipientOf({ recipientId }: { readonly recipientId: string }): Recipient | undefined {
    return recipients.items?.find((one) => one.recipient.id === recipientId)?.recipient;
  }
}

/** Whether an approval ended, and nothing was or will be sent. A request with an outcome was sent before somebody closed it. */
function isOver({ status, outcome }: Approval): boolean {
  if (status === "failed") return true;
  return outcome === null && (status === "rejected" || status === "cancelled" || status === "expired");
}

/** Whole seconds until a payment's quote expires. `undefined` if its end is not known. */
function useSecondsLeft(payment: Pick<ReviewedPayment, "quote" | "receivedAt"> | undefined): number | undefined {
  const end = useQuoteEnd({ expiresAt: payment?.quote.expires_at, receivedAt: payment?.receivedAt });
  return useClock((now) => (end === undefined ? undefined : Math.max(0, Math.ceil((end - now) / 1000))));
}
