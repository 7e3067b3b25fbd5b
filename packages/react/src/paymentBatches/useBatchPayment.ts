"use client";

import { PAYMENT_LINES_MAX, type Recipient } from "@partner-kit/contract";
import type { ChangeEvent, SyntheticEvent } from "react";
import { useBalanceOverview, type Withdrawable } from "../balances/useBalanceOverview.ts";
import { useForm } from "../form/useForm.ts";
import { compareDecimals } from "../format/compareDecimals.ts";
import { useLatest } from "../provider/useLatest.ts";
import { useRecipientRecheck } from "../recipients/useRecipientRecheck.ts";
import type { Permission } from "../session/permission.ts";
import { useSession } from "../session/useSession.ts";
import { type UsePayableRecipientsReturnType, usePayableRecipients } from "../withdrawals/usePayableRecipients.ts";
import type { BatchConfirmation, BatchPaymentProblem, BatchPaymentState, BatchTotal } from "./BatchPaymentState.ts";
import { type BatchPaymentValues, batchDrafts, type ReviewedBatch } from "./batchDrafts.ts";
import type { CheckedPayments } from "./checkPayments.ts";
import type { PaymentTotal } from "./paymentTotals.ts";
import { type UseBatchTextReturnType, useBatchText } from "./useBatchText.ts";
import { useSentBatch } from "./useSentBatch.ts";

export interface UseBatchPaymentParameters {
  /** Decimal strings by currency. A total above its currency's limit has to be typed again. */
  readonly confirmAbove?: Readonly<Record<string, string>> | undefined;
  /** Called once, when the proxy has accepted the batch. */
  readonly onCreated?: ((batchId: string) => void) | undefined;
}

export interface UseBatchPaymentReturnType extends Omit<UseBatchTextReturnType, "checked"> {
  readonly state: BatchPaymentState;
  readonly values: BatchPaymentValues;
  /** The payments in the text. `undefined` until the recipients are read. */
  readonly checked: UseBatchTextReturnType["checked"];
  /** Of the valid lines, or of the reviewed batch. */
  readonly totals: readonly BatchTotal[];
  /** Why the text cannot be reviewed. `required` is returned only after somebody tried. */
  readonly problem: BatchPaymentProblem | undefined;
  readonly recipients: UsePayableRecipientsReturnType;
  /** Whether the service blocks withdrawals because of credit. */
  readonly isBlocked: boolean;
  /** Whether a reviewed recipient was changed or deleted since then, so that the batch has to be reviewed again. */
  readonly isOutdated: boolean;
  readonly permission: Permission;
  /** Whether the unsent input was typed before the form was opened. */
  readonly isRestored: boolean;
  /** Empty below the limits. */
  readonly confirmations: readonly BatchConfirmation[];
  readonly setConfirmation: (currency: string, typed: string) => void;
  /** Shows the payments as they will be sent. */
  readonly review: () => void;
  /** Returns to the text, unless the batch was sent or may have been. */
  readonly back: () => void;
  /** Sends the reviewed batch, or the same batch again if its outcome is unknown. */
  readonly send: () => void;
  /** Empties the form. If the outcome is unknown, it first makes sure that the proxy has no such batch. */
  readonly startOver: () => void;
  /** Props of the form with the text. */
  readonly getFormProps: () => {
    readonly noValidate: true;
    readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
  readonly getNameProps: () => {
    readonly name: "name";
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

/**
 * State and actions of a bulk payment: its lines as CSV, what is wrong with them, review, and sending it once. The batch has one
 * ID, from the review to the known outcome.
 */
export function useBatchPayment(parameters: UseBatchPaymentParameters = {}): UseBatchPaymentReturnType {
  const { confirmAbove = {}, onCreated } = parameters;
  const permission = useSession().can("createPaymentBatch");
  const recipients = usePayableRecipients();
  const recheck = useRecipientRecheck();
  const balances = useBalanceOverview().state;
  const form = useForm({ drafts: batchDrafts, recordId: undefined, current: start, empty: start });
  const { values, extra } = form;
  const { checked, ...lines } = useBatchText({ form, recipients: recipients.items });
  const { isChecking, error: checkError } = recheck;
  const { state, send, abandon } = useSentBatch({ form, onCreated, isChecking, checkError });
  const isReady = balances.status === "ready";
  const isBlocked = isReady && balances.credit.withdrawal_blocked;
  const isText = state.status === "editing" || state.status === "sent";
  const totals = ((isText ? checked?.totals : state.batch.totals) ?? []).map(withBalance);
  const problem = toProblem();
  const confirmations = state.status === "reviewing" ? state.batch.totals.flatMap(toConfirmation) : [];
  const isUnsent = state.status === "reviewing" || state.status === "uncertain";
  const isOutdated = isUnsent && !recheck.areCurrent(paidBy(state.batch));
  const latest = useLatest({ state, problem, checked, confirmations, isOutdated });

  const review = () => {
    const { state: before, problem: text, checked: current } = latest.current;
    if (before.status !== "editing" || !permission.allowed || isBlocked) return;
    // Focuses the first wrong line, or the text.
    if (!form.check(text === "lines" ? { line: text } : { text }) || !current) return;
    form.setExtra({ reviewed: toReviewed(current, values.name.trim()), typed: {} });
    // The list may be a minute old. `isOutdated` reports what changed since then.
    recipients.retry();
  };

  const sendReviewed = async (batch: ReviewedBatch) => {
    // The proxy pays the recipients as they are when it creates the batch.
    const isCurrent = await recheck.check(paidBy(batch));
    if (isCurrent && form.draft.get().extra.reviewed === batch) await send();
  };

  return {
    ...lines,
    state,
    values,
    checked,
    totals,
    problem: problem === "required" ? form.shown({ text: problem }).text : problem,
    recipients,
    isBlocked,
    isOutdated,
    permission,
    isRestored: form.isRestored && state.status === "editing",
    confirmations,
    setConfirmation: (currency, typed) => form.setExtra({ typed: { ...extra.typed, [currency]: typed } }),
    review,
    back() {
      const { state: before } = latest.current;
      if (before.status !== "reviewing" || before.isChecking) return;
      form.dismiss();
      recheck.dismiss();
      form.setExtra({ reviewed: undefined, typed: {} });
    },
    send() {
      const { state: before, confirmations: typed, isOutdated: isOld } = latest.current;
      if (!permission.allowed || isOld) return;
      // The proxy may never have received it, and would create it with the recipients of now.
      if (before.status === "uncertain") void sendReviewed(before.batch);
      else if (before.status === "reviewing" && !before.isChecking && typed.every(({ isConfirmed }) => isConfirmed))
        void sendReviewed(before.batch);
    },
    startOver() {
      const { status } = latest.current.state;
      if (status === "uncertain") void abandon();
      else if (status !== "sending") form.discard();
    },
    getFormProps: () => ({ noValidate: true, onSubmit: form.onSubmit(review) }),
    getNameProps: () => ({
      name: "name",
      value: values.name,
      onChange: ({ target }) => form.edit({ name: target.value }),
    }),
  };

  function toProblem(): BatchPaymentProblem | undefined {
    if (values.text.trim() === "") return "required";
    if (!checked) return "unchecked";
    if (checked.columns.problem) return "columns";
    if (checked.faulty.length > 0) return "lines";
    if (checked.payments.length === 0) return "required";
    if (checked.payments.length > PAYMENT_LINES_MAX) return "tooMany";
    return totals.some(({ isTooMuch }) => isTooMuch) ? "tooMuch" : undefined;
  }

  function withBalance(total: PaymentTotal): BatchTotal {
    if (!isReady) return { ...total, withdrawable: undefined, isTooMuch: false };
    const found = balances.currencies.find(({ currency }) => currency === total.currency);
    const withdrawable: Withdrawable = found?.withdrawable ?? { kind: "notGiven" };
    const isTooMuch = withdrawable.kind === "known" && compareDecimals(total.amount, withdrawable.amount) > 0;
    return { ...total, withdrawable, isTooMuch };
  }

  function toConfirmation({ currency, amount }: PaymentTotal): readonly BatchConfirmation[] {
    const limit = confirmAbove[currency];
    if (limit === undefined || compareDecimals(amount, limit) <= 0) return [];
    const typed = extra.typed[currency] ?? "";
    return [{ currency, amount, typed, isConfirmed: compareDecimals(typed.trim(), amount) === 0 }];
  }
}

function paidBy({ payments }: ReviewedBatch): readonly Recipient[] {
  return payments.map(({ recipient }) => recipient);
}

const start: BatchPaymentValues = { text: "", name: "" };

/** Creates the batch that is sent, with its ID. */
function toReviewed({ payments, totals }: CheckedPayments, name: string): ReviewedBatch {
  const lines = payments.map(({ recipient, currency, amount, maxFee }) => ({
    recipient_id: recipient.id,
    currency,
    amount,
    ...(maxFee !== undefined && { max_fee: maxFee }),
  }));
  return { input: { batch_id: createUuid(), ...(name !== "" && { name }), lines }, payments, totals };
}

/** Creates a UUID of version 4. Unlike `crypto.randomUUID`, it also works without HTTPS. */
function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  // The version, and the variant of RFC 9562.
  const variant = "89ab"[(bytes[8] ?? 0) % 4];
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, `$1-$2-4$3-${variant}$4-$5`);
}
