"use client";

import type { Transaction } from "@partner-kit/contract";
import { type ReactElement, useId } from "react";
import { formatMoney } from "../../format/formatMoney.ts";
import { useText } from "../../locale/useText.ts";
import { usePerson } from "../../session/usePerson.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { Changed } from "../../ui/Changed/Changed.tsx";
import type { DataTableColumn } from "../../ui/DataTable/DataTable.tsx";
import { LongDataTable } from "../../ui/DataTable/LongDataTable.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { RecordDate } from "../../ui/RecordList/RecordDate.tsx";
import { describeStatus, effectOf, railLabelOf, signedAmountOf, titleOf, typeLabelOf } from "../describeTransaction.ts";
import { enTransactionDetail, enTransactionList, enTransactions } from "../messages.en.ts";
import type { UseTransactionListReturnType } from "../useTransactionList.ts";

export interface TransactionTableProps {
  readonly list: UseTransactionListReturnType;
  readonly onOpen: (transactionId: string) => void;
  /** Opens the form about the sender of a held deposit. */
  readonly onAddSender: (transactionId: string) => void;
  /** Whether the user can change the filters. */
  readonly hasFilters: boolean;
  /** Rows at most. */
  readonly limit: number | undefined;
}

/** A table of transactions, or cards in a narrow container. */
export function TransactionTable({
  list,
  onOpen,
  onAddSender,
  hasFilters,
  limit,
}: TransactionTableProps): ReactElement {
  const text = useText(enTransactions, enTransactionList, enTransactionDetail);
  const { transactionList: messages, locale, fill } = text;
  const { state, recipientLabelOf } = list;
  const person = usePerson();
  const htmlId = useId();
  // With filters, few rows of a page match, and reaching the end would load one page after another.
  const loadsMore =
    limit === undefined &&
    state.status === "ready" &&
    state.more === "available" &&
    state.transactions.length === state.total;

  // As in a TravelRuleQueue, which often precedes it.
  const isOfDeposits = !hasFilters && list.view.type === "deposit";
  const columns: readonly DataTableColumn<Transaction>[] = [
    { id: "transaction", label: text.transactions.transaction, isRowHeader: true, render: renderSubject },
    { id: "amount", label: messages.amount, align: "number", width: "medium", render: renderAmount },
    { id: "status", label: messages.status, render: renderStatus },
    {
      id: "created",
      label: isOfDeposits ? messages.received : messages.created,
      width: "medium",
      render: ({ created_at: created }) => created !== undefined && <RecordDate timestamp={created} />,
    },
  ];

  return (
    <LongDataTable
      label={messages.label}
      columns={columns}
      rows={state.status === "ready" ? state.transactions.slice(0, limit) : undefined}
      getRowKey={({ id }) => id}
      onOpen={({ id }) => onOpen(id)}
      skeletonRows={Math.min(8, limit ?? 8)}
      arrivalsOf={JSON.stringify([person, list.view])}
      onNearEnd={loadsMore ? list.loadMore : undefined}
    />
  );

  function renderSubject(transaction: Transaction): ReactElement {
    const { id, type, rail, reference } = transaction;
    const name = recipientLabelOf(transaction);
    const label = typeLabelOf(transaction, text);
    // A list of one type, and a row without a name, say it elsewhere.
    const hasType = name !== undefined && list.view.type === undefined;
    const railLabel = rail !== undefined && railLabelOf(rail, text);
    return (
      <span data-part="transaction">
        <span data-part="direction" data-effect={effectOf(transaction)}>
          <Icon name={type === "deposit" ? "arrowIn" : "arrowOut"} />
        </span>
        <span data-part="subject">
          <button
            type="button"
            data-part="open"
            aria-labelledby={`${htmlId}name-${id} ${htmlId}detail-${id}`}
            onClick={() => onOpen(id)}
          >
            <span id={`${htmlId}name-${id}`} data-part="name" dir="auto">
              {name ?? titleOf(transaction, text)}
            </span>
          </button>{" "}
          <span id={`${htmlId}detail-${id}`} data-part="detail">
            {hasType && <span data-part="type">{`${label} · `}</span>}
            {railLabel} {railLabel && <span data-part="separator">·</span>}{" "}
            <bdi id={`${htmlId}code-${id}`} data-part="code">
              {reference || id}
            </bdi>
          </span>
        </span>
      </span>
    );
  }

  function renderAmount(transaction: Transaction): ReactElement | null {
    const { type, currency, settled_amount: settled } = transaction;
    const effect = effectOf(transaction);
    // A plus sign would count a deposit that is on hold or failed as credited.
    const sign = type === "deposit" && effect !== "open" && effect !== "void" ? "always" : "auto";
    const amount = signedAmountOf(transaction);
    if (amount === undefined || currency === undefined) return null;
    return (
      <span data-part="amounts" data-effect={effect}>
        <Money value={amount} currency={currency} sign={sign} />
        {settled && (
          <span data-part="detail">
            {fill(text.transactions.settled, { amount: formatMoney({ value: settled, currency, locale }).amount })}
          </span>
        )}
      </span>
    );
  }

  function renderStatus({ id, status, required_action: action }: Transaction): ReactElement {
    const described = status === undefined ? undefined : describeStatus(status, text);
    return (
      <span data-part="state">
        {described && (
          <Changed value={status ?? ""} of={person}>
            <Badge tone={described.tone}>{described.label}</Badge>
          </Changed>
        )}
        {action?.type === "travel_rule" && (
          <button
            type="button"
            id={`${htmlId}sender-${id}`}
            className="pk-Link"
            data-part="next"
            aria-labelledby={`${htmlId}sender-${id} ${htmlId}name-${id} ${htmlId}code-${id}`}
            onClick={() => onAddSender(id)}
          >
            {text.transactionDetail.submitInformation}
          </button>
        )}
      </span>
    );
  }
}
