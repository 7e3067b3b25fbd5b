"use client";

import type { ReactElement } from "react";
import { writeMoney } from "../../format/writeMoney.ts";
import { useText } from "../../locale/useText.ts";
import { nameOf } from "../../recipients/nameOf.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import type { DataTableColumn } from "../../ui/DataTable/DataTable.tsx";
import { LongDataTable } from "../../ui/DataTable/LongDataTable.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import { shortenId } from "../../ui/Identifier/Identifier.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { RadioGroup } from "../../ui/RadioGroup/RadioGroup.tsx";
import { describeLineStatus } from "../describePaymentBatch.ts";
import { enPaymentBatchDetail, enPaymentBatches } from "../messages.en.ts";
import { RecipientAccount } from "../RecipientAccount/RecipientAccount.tsx";
import type {
  BatchDetailLine,
  PaymentBatchDetailState,
  UsePaymentBatchDetailReturnType,
} from "../usePaymentBatchDetail.ts";
import type { PaymentBatchLinks } from "./PaymentBatchLinks.ts";

export interface PaymentLinesProps {
  readonly detail: UsePaymentBatchDetailReturnType;
  readonly links: PaymentBatchLinks;
  readonly state: Extract<PaymentBatchDetailState, { status: "ready" }>;
}

/** The payments of a batch: all, or those that need attention. */
export function PaymentLines({ detail, state, links }: PaymentLinesProps): ReactElement {
  const text = useText(enPaymentBatches, enPaymentBatchDetail);
  const { paymentBatchDetail: messages, number, fill, locale } = text;
  const { filter, setFilter } = detail;
  const columns: readonly DataTableColumn<BatchDetailLine>[] = [
    { id: "recipient", label: messages.recipient, isRowHeader: true, render: renderRecipient },
    { id: "amount", label: messages.amount, align: "number", width: "medium", render: renderAmount },
    { id: "status", label: messages.status, width: "wide", render: renderStatus },
  ];
  return (
    <div data-part="payments">
      {state.attentionCount > 0 && (
        <Field label={messages.show} isLabelHidden group="radiogroup">
          {() => (
            <RadioGroup
              appearance="segments"
              options={[
                { value: "all", label: `${messages.all} ${number(state.progress.total)}` },
                { value: "attention", label: `${text.paymentBatches.attention} ${number(state.attentionCount)}` },
              ]}
              value={filter}
              onValueChange={(value) => setFilter(value === "attention" ? value : "all")}
            />
          )}
        </Field>
      )}
      {state.lines.length === 0 ? (
        <EmptyState icon="check" title={messages.noneAttention} />
      ) : (
        <LongDataTable
          label={messages.payments}
          columns={columns}
          rows={state.lines}
          getRowKey={({ line }) => String(line.index)}
        />
      )}
    </div>
  );

  function renderRecipient({ line, recipient }: BatchDetailLine): ReactElement {
    return (
      <span data-part="who">
        <span data-part="name" dir="auto">
          {recipient ? (
            nameOf(recipient)
          ) : (
            <bdi data-part="code" title={line.recipient_id}>
              {shortenId(line.recipient_id)}
            </bdi>
          )}
        </span>
        {recipient && <RecipientAccount recipient={recipient} isShort />}
      </span>
    );
  }

  function renderAmount({ line }: BatchDetailLine): ReactElement {
    const { amount, currency, fee, max_fee: maxFee } = line;
    const shown = fee ?? maxFee;
    const written = shown === null ? undefined : writeMoney({ value: shown, currency, locale });
    return (
      <span data-part="amounts">
        <Money value={amount} currency={currency} />
        {written && (
          <span data-part="detail">{fill(fee === null ? messages.maxFee : messages.fee, { amount: written })}</span>
        )}
      </span>
    );
  }

  function renderStatus({ line }: BatchDetailLine): ReactElement {
    const { label, tone, dot } = describeLineStatus(line, text);
    const { status, outcome } = line;
    const step = nextSteps.get(status);
    const explanation = status === "submitted" ? undefined : (outcome?.message ?? outcome?.code);
    return (
      <span data-part="status">
        <Badge tone={tone} dot={dot}>
          {label}
        </Badge>
        {explanation && status !== "outcome_unknown" && (
          <span data-part="detail">
            <bdi>{explanation}</bdi>
          </span>
        )}
        {step && <span data-part="detail">{messages[step]}</span>}
        <LineLink line={line} links={links} />
      </span>
    );
  }
}

/** The next step of a person for a payment that was not made, or may not have been. */
const nextSteps: ReadonlyMap<string, "checkTransactions" | "payAgain"> = new Map([
  ["outcome_unknown", "checkTransactions"],
  ["failed", "payAgain"],
]);

interface LineLinkProps extends Pick<BatchDetailLine, "line"> {
  readonly links: PaymentBatchLinks;
}

/** Opens the approval that a payment waits for, the transaction that it became, or those that it may be among. */
function LineLink({ line, links }: LineLinkProps): ReactElement | null {
  const { paymentBatchDetail: messages } = useText(enPaymentBatchDetail);
  const { getTransactionHref, onOpenTransaction, onOpenTransactions, getApprovalHref } = links;
  const { transaction_id: transactionId, approval_id: approvalId, status } = line;
  if (transactionId !== null && onOpenTransaction) {
    return (
      <button type="button" data-part="link" onClick={() => onOpenTransaction(transactionId)}>
        {messages.openTransaction}
      </button>
    );
  }
  const transactionHref = transactionId === null ? undefined : getTransactionHref?.(transactionId);
  if (transactionHref !== undefined) return <Link href={transactionHref}>{messages.openTransaction}</Link>;
  if (status === "outcome_unknown" && onOpenTransactions) {
    return (
      <button type="button" data-part="link" onClick={onOpenTransactions}>
        {messages.openTransactions}
      </button>
    );
  }
  const href = approvalId !== null && status === "pending_approval" ? getApprovalHref?.(approvalId) : undefined;
  return href === undefined ? null : <Link href={href}>{messages.openApproval}</Link>;
}
