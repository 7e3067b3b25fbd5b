"use client";

import { parseTimestamp, type Transaction } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { formatMoney } from "../../format/formatMoney.ts";
import { useText } from "../../locale/useText.ts";
import { titleOf } from "../../transactions/describeTransaction.ts";
import { enTransactions } from "../../transactions/messages.en.ts";
import { Age } from "../../ui/Age/Age.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { DataTable, type DataTableColumn } from "../../ui/DataTable/DataTable.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { enTravelRuleQueue } from "../messages.en.ts";

export interface TravelRuleTableProps {
  /** `undefined` while they load. */
  readonly deposits: readonly Transaction[] | undefined;
  /** Transaction ID of the deposit whose form is open. `null` for none. */
  readonly openId: string | null;
  readonly onOpenForm: (transactionId: string) => void;
  readonly hasDraft: (transactionId: string) => boolean;
}

/** A table of held deposits: which one, since when, how much, and the button for its sender. */
export function TravelRuleTable({ deposits, openId, onOpenForm, hasDraft }: TravelRuleTableProps): ReactElement {
  const text = useText(enTransactions, enTravelRuleQueue);
  const { travelRuleQueue: messages, locale, fill } = text;
  const columns: readonly DataTableColumn<Transaction>[] = [
    { id: "deposit", label: messages.deposit, isRowHeader: true, render: renderDeposit },
    { id: "received", label: messages.received, width: "medium", render: renderReceived },
    { id: "amount", label: messages.amount, align: "number", width: "medium", render: renderAmount },
    {
      id: "actions",
      label: messages.actions,
      isLabelHidden: true,
      align: "end",
      width: "medium",
      render: renderAction,
    },
  ];
  return (
    <DataTable
      label={messages.label}
      columns={columns}
      rows={deposits}
      getRowKey={({ id }) => id}
      currentKey={openId ?? undefined}
    />
  );

  function renderDeposit(deposit: Transaction): ReactElement {
    const { currency } = deposit;
    return (
      <span data-part="subject">
        <span data-part="name">{titleOf({ type: "deposit", currency }, text)}</span>{" "}
        <bdi data-part="code">{nameOf(deposit)}</bdi>
      </span>
    );
  }

  function renderAction(deposit: Transaction): ReactElement {
    const isBegun = hasDraft(deposit.id);
    return (
      <Button
        aria-label={fill(isBegun ? messages.continueDraftOf : messages.answerOf, {
          amount: describeAmount(deposit),
          reference: nameOf(deposit),
        })}
        onClick={() => onOpenForm(deposit.id)}
      >
        {isBegun ? messages.continueDraft : messages.answer}
      </Button>
    );
  }

  function describeAmount({ amount, currency }: Transaction): string {
    if (amount === undefined || currency === undefined) return "";
    const { amount: number, code } = formatMoney({ value: amount, currency, locale });
    return `${number} ${code}`;
  }
}

function renderAmount({ amount, currency }: Transaction): ReactElement | null {
  return amount === undefined || currency === undefined ? null : (
    <strong>
      <Money value={amount} currency={currency} />
    </strong>
  );
}

/** How long it waits comes first, because the oldest deposit is the most urgent. */
function renderReceived({ created_at: created }: Transaction): ReactElement | null {
  if (created === undefined) return null;
  const since = parseTimestamp(created);
  return (
    <span data-part="received">
      {since !== undefined && <Age since={since} clock="service" text="{age}" />}
      <span data-part="detail">
        <DateTime timestamp={created} />
      </span>
    </span>
  );
}

function nameOf({ id, reference }: Transaction): string {
  return reference || id;
}
