"use client";

import type { ReactElement } from "react";
import { writeMoney } from "../../format/writeMoney.ts";
import { useText } from "../../locale/useText.ts";
import { nameOf } from "../../recipients/nameOf.ts";
import type { DataTableColumn } from "../../ui/DataTable/DataTable.tsx";
import { LongDataTable } from "../../ui/DataTable/LongDataTable.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import type { BatchPaymentLine } from "../checkPayments.ts";
import { enBatchPayment } from "../messages.en.ts";
import { RecipientAccount } from "../RecipientAccount/RecipientAccount.tsx";

/** Every payment with the account or address that it goes to. */
export function ReviewTable({ payments }: { readonly payments: readonly BatchPaymentLine[] }): ReactElement {
  const { batchPayment: messages, number, fill, locale } = useText(enBatchPayment);
  const columns: readonly DataTableColumn<BatchPaymentLine>[] = [
    { id: "recipient", label: messages.recipient, isRowHeader: true, render: renderRecipient },
    { id: "account", label: messages.account, width: "wide", render: renderAccount },
    { id: "amount", label: messages.amount, align: "number", width: "medium", render: renderAmount },
  ];
  return (
    <div data-part="payments">
      <LongDataTable
        label={messages.payments}
        columns={columns}
        rows={payments}
        getRowKey={({ line }) => String(line)}
      />
    </div>
  );

  function renderRecipient({ recipient, line, repeats }: BatchPaymentLine): ReactElement {
    return (
      <span data-part="who">
        <span data-part="name" dir="auto">
          {nameOf(recipient)}
        </span>
        <span data-part="detail" data-tone={repeats === undefined ? undefined : "warn"}>
          {repeats === undefined
            ? fill(messages.line, { line: number(line) })
            : fill(messages.repeats, { line: number(line), other: number(repeats) })}
        </span>
      </span>
    );
  }

  function renderAccount({ recipient }: BatchPaymentLine): ReactElement {
    return <RecipientAccount recipient={recipient} />;
  }

  function renderAmount({ amount, currency, maxFee }: BatchPaymentLine): ReactElement {
    if (maxFee === undefined) return <Money value={amount} currency={currency} />;
    const fee = writeMoney({ value: maxFee, currency, locale });
    return (
      <span data-part="amounts">
        <Money value={amount} currency={currency} />
        <span data-part="detail">{fill(messages.maxFee, { amount: fee })}</span>
      </span>
    );
  }
}
