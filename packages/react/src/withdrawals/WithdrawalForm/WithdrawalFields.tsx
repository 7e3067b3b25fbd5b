"use client";

import { parseTimestamp } from "@partner-kit/contract";
import { type ReactElement, type ReactNode, useMemo, useRef } from "react";
import { useBalanceOverview } from "../../balances/useBalanceOverview.ts";
import { useChains } from "../../chains/chains.ts";
import { describeError } from "../../errors/describeError.ts";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { WriteFailure } from "../../errors/WriteFailure/WriteFailure.tsx";
import { formatAge } from "../../format/formatAge.ts";
import { formatMoney } from "../../format/formatMoney.ts";
import { isolateUnit } from "../../format/writeMoney.ts";
import { useClock } from "../../locale/useClock.ts";
import { useText } from "../../locale/useText.ts";
import { enRecipientList } from "../../recipients/messages.en.ts";
import { describeWaitingChange, useWaitingChanges } from "../../recipients/useWaitingChanges.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { isLastingRefusal } from "../../session/permission.ts";
import { enErrors, enSession } from "../../text/messages.en.ts";
import type { TextOf } from "../../text/text.ts";
import { AmountField } from "../../ui/AmountField/AmountField.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { Combobox } from "../../ui/Combobox/Combobox.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { describeWithdrawalProblem } from "../describeWithdrawalProblem.ts";
import { enWithdrawalForm } from "../messages.en.ts";
import type { PayableRecipient, RecipientIssue } from "../usePayableRecipients.ts";
import { useRecentRecipients } from "../useRecentRecipients.ts";
import { useWaitingPayments } from "../useWaitingPayments.ts";
import type { UseWithdrawalFormReturnType } from "../useWithdrawalForm.ts";
import type { WithdrawalFormState } from "../WithdrawalFormState.ts";
import { totalWaiting } from "../waitingPayments.ts";
import { PaymentTarget } from "./PaymentTarget.tsx";
import { RecentRecipients } from "./RecentRecipients.tsx";
import type { WithdrawalFormOptions } from "./WithdrawalOutcome.tsx";

export interface WithdrawalFieldsProps {
  readonly form: UseWithdrawalFormReturnType;
  readonly state: Extract<WithdrawalFormState, { status: "editing" }>;
  readonly options: Pick<WithdrawalFormOptions, "onAddRecipient" | "getApprovalHref" | "note">;
}

type Messages = TextOf<typeof enWithdrawalForm>["withdrawalForm"];

/** Recipient and amount, below the notes that matter first. */
export function WithdrawalFields({ form, state, options }: WithdrawalFieldsProps): ReactElement {
  const text = useText(enSession, enErrors, enWithdrawalForm);
  const { withdrawalForm: messages } = text;
  const { permissions, recipients, recipient, values, problems } = form;
  const refused = [permissions.quote, permissions.submit].find(isLastingRefusal);
  const { onAddRecipient, getApprovalHref, note } = options;
  const choices = useRecipientChoices(recipients.items, messages);
  const balances = useBalanceOverview().state;
  const recent = useRecentRecipients(recipients.items);
  const waiting = useWaitingPayments().payments.filter(({ recipientId }) => recipientId === recipient?.id);
  const { fillMax } = form;
  const amount = useRef<HTMLInputElement>(null);

  return (
    <form data-part="fields" {...form.getFormProps()}>
      {refused && <Callout tone="refused">{describeRefusal(refused, text)}</Callout>}
      {form.isBlocked && (
        <Callout tone="danger" title={messages.blockedTitle}>
          {messages.blockedHelp}
        </Callout>
      )}
      {form.isRestored && (
        <Callout
          tone="info"
          title={messages.restored}
          actions={<Button onClick={form.startOver}>{messages.clear}</Button>}
        >
          {messages.restoredHelp}
        </Callout>
      )}
      {state.quoteError && <WriteFailure error={state.quoteError} />}
      {recipients.error && (
        <ReadError error={recipients.error} isRetrying={recipients.isRetrying} onRetry={recipients.retry} />
      )}
      <Field
        label={messages.recipient}
        need="required"
        error={describeWithdrawalProblem("recipient_id", problems, text)}
        help={recipients.items?.length === 0 ? messages.noRecipients : undefined}
      >
        {(control) => (
          <Combobox
            {...control}
            name="recipient_id"
            listLabel={messages.recipients}
            placeholder={messages.recipientHint}
            options={choices}
            value={values.recipient_id || undefined}
            onValueChange={form.setRecipient}
            isLoading={!recipients.items && !recipients.error}
            loadError={recipients.error && describeError(recipients.error, text).title}
          />
        )}
      </Field>
      {recipient && <PaymentTarget recipient={recipient} />}
      {waiting.length > 0 && (
        <Callout tone="warn" role="status" title={describeWaiting()}>
          {renderApproval()}
        </Callout>
      )}
      {recipient && <ChangeToApprove recipientId={recipient.id} getApprovalHref={getApprovalHref} />}
      {!recipient && (
        <RecentRecipients
          recipients={recent}
          onChoose={(id) => {
            form.setRecipient(id);
            // The button that was pressed is gone after this step.
            amount.current?.focus();
          }}
        />
      )}
      {onAddRecipient && !recipient && (
        <div data-part="add">
          <Button variant="quiet" icon="plus" onClick={onAddRecipient}>
            {messages.addRecipient}
          </Button>
        </div>
      )}
      <AmountField
        name="amount"
        value={values.amount}
        onValueChange={form.setAmount}
        onBlur={form.getAmountProps().onBlur}
        label={messages.amount}
        need="required"
        help={describeWithdrawable()}
        error={describeWithdrawalProblem("amount", problems, text)}
        currency={recipient?.currency}
        elementRef={amount}
        action={
          fillMax && (
            <Button variant="quiet" onClick={fillMax}>
              {messages.max}
            </Button>
          )
        }
      />
      <div data-part="action">
        <p data-part="hint">
          <span data-part="effect">{messages.quoteHint}</span>
          {note && <span data-part="note"> {note}</span>}
        </p>
        <Button type="submit" variant="primary" isBusy={state.isQuoting} disabledReason={describeDisabled()}>
          {state.isQuoting ? messages.quoting : messages.review}
        </Button>
      </div>
    </form>
  );

  function describeDisabled(): string | undefined {
    if (form.isBlocked) return messages.blockedTitle;
    return refused && describeRefusal(refused, text);
  }

  /** Somebody who does not know of it might pay twice. */
  function describeWaiting(): string {
    const amounts = Array.from(totalWaiting(waiting), ([currency, total]) => writeMoney(currency, total));
    return text.fill(messages.waitsForApproval, { amount: text.join(amounts) });
  }

  function renderApproval(): ReactElement | undefined {
    const [first, ...others] = waiting;
    const href = first && others.length === 0 ? getApprovalHref?.(first.approvalId) : undefined;
    return href === undefined ? undefined : <Link href={href}>{messages.openApproval}</Link>;
  }

  function describeWithdrawable(): ReactNode {
    const { withdrawable } = form;
    if (!recipient) return describeAll();
    if (!withdrawable) return undefined;
    const { currency } = recipient;
    switch (withdrawable.kind) {
      case "known":
        return text.fill(messages.withdrawable, { amount: writeMoney(currency, withdrawable.amount) });
      case "unavailable":
        return messages.withdrawableUnavailable;
      case "notGiven":
        return text.fill(messages.withdrawableNotGiven, { currency });
    }
  }

  /** The known amounts of all currencies, because the recipient decides which one is paid. */
  function describeAll(): ReactNode {
    if (balances.status !== "ready") return messages.currencyHint;
    const amounts = balances.currencies.flatMap(({ currency, withdrawable: one }) =>
      one.kind === "known" ? [writeMoney(currency, one.amount)] : [],
    );
    if (amounts.length === 0) return messages.currencyHint;
    return (
      <>
        {messages.currencyHint}{" "}
        <span data-part="all">{text.fill(messages.withdrawable, { amount: text.join(amounts) })}</span>
      </>
    );
  }

  function writeMoney(currency: string, value: string): string {
    const { amount, code } = formatMoney({ value, currency, locale: text.locale });
    return isolateUnit(`${amount}\u00a0${code}`, text.locale);
  }
}

const issueNames = {
  incomplete: "issueIncomplete",
  address: "issueAddress",
  type: "issueType",
} as const satisfies Record<RecipientIssue, keyof Messages>;

/** Says that somebody wants to change the chosen recipient, or to delete it. */
function ChangeToApprove({ recipientId, getApprovalHref }: ChangeToApproveProps): ReactElement | null {
  const text = useText(enWithdrawalForm, enRecipientList);
  const change = useWaitingChanges().get(recipientId);
  if (!change) return null;
  const { mark, help } = describeWaitingChange(change, text);
  const href = getApprovalHref?.(change.id);
  return (
    <Callout tone="warn" role="status" title={mark}>
      {help} {href !== undefined && <Link href={href}>{text.withdrawalForm.openApproval}</Link>}
    </Callout>
  );
}

interface ChangeToApproveProps extends Pick<WithdrawalFormOptions, "getApprovalHref"> {
  readonly recipientId: string;
}

/** The recipients as options, with bank or chain, and what waits, the age of the last change or the reason why one is disabled. */
function useRecipientChoices(items: readonly PayableRecipient[] | undefined, messages: Messages) {
  const { locale, fill, recipientList } = useText(enRecipientList);
  const chains = useChains().data?.chains;
  const changes = useWaitingChanges();
  const minute = useClock((now) => Math.floor(now / 60_000));
  return useMemo(
    () =>
      (items ?? []).map(({ recipient, issue }) => {
        const { id, label, account_name, account_number, bank_name, bank_code, chain, crypto_address } = recipient;
        const { currency, created_at: created, updated_at: updated } = recipient;
        const place = crypto_address
          ? (chains?.find((one) => one.chain === chain)?.name ?? chain)
          : bank_name || bank_code;
        const change = changes.get(id);
        const since = parseTimestamp(updated);
        const age =
          minute === undefined || since === undefined
            ? ""
            : formatAge({ age: minute * 60_000 - since, locale, now: minute * 60_000 });
        const aged = age && fill(updated === created ? messages.saved : messages.changed, { age });
        return {
          value: id,
          label: label || account_name || id,
          detail: [place, currency].filter(Boolean).join(" · "),
          note: issue
            ? messages[issueNames[issue]]
            : (change && describeWaitingChange(change, { recipientList }).mark) || aged || undefined,
          keywords: [account_name, account_number, crypto_address].filter(Boolean).join(" "),
          isDisabled: issue !== undefined,
        };
      }),
    [items, chains, changes, minute, locale, fill, messages, recipientList],
  );
}
