"use client";

import { parseTimestamp, type Transaction } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { formatMoney } from "../../format/formatMoney.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { fillText } from "../../text/fillText.ts";
import { Age } from "../../ui/Age/Age.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { DataTable, type DataTableColumn } from "../../ui/DataTable/DataTable.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { enTravelRuleQueue } from "../messages.en.ts";

export interface TravelRuleTableProps {
  /** `undefined` while they load. */
  readonly deposits: readonly Transaction[] | undefined;
  readonly onOpenForm: (transactionId: string) => void;
  readonly hasDraft: (transactionId: string) => boolean;
}

/** A table of held deposits. */
export function TravelRuleTable({ deposits, onOpenForm, hasDraft }: TravelRuleTableProps): ReactElement {
  const { locale } = useLocale();
  const { travelRuleQueue: messages } = useText(enTravelRuleQueue);
  const columns: readonly DataTableColumn<Transaction>[] = [
    {
      id: "deposit",
      label: messages.deposit,
      isRowHeader: true,
      align: "number",
      width: "medium",
      render: renderAmount,
    },
    { id: "received", label: messages.received, render: renderReceived },
    {
      id: "reference",
      label: messages.reference,
      render: (deposit) => <bdi data-part="code">{nameOf(deposit)}</bdi>,
    },
    {
      id: "actions",
      label: messages.actions,
      isLabelHidden: true,
      align: "end",
      render: (deposit) => (
        <Button
          aria-label={fillText(hasDraft(deposit.id) ? messages.continueDraftOf : messages.answerOf, {
            amount: describeAmount(deposit),
            reference: nameOf(deposit),
          })}
          onClick={() => onOpenForm(deposit.id)}
        >
          {hasDraft(deposit.id) ? messages.continueDraft : messages.answer}
        </Button>
      ),
    },
  ];
  return <DataTable label={messages.label} columns={columns} rows={deposits} getRowKey={({ id }) => id} />;

  function describeAmount({ amount, currency }: Transaction): string {
    if (amount === undefined || currency === undefined) return "";
    const { amount: number, code } = formatMoney({ value: amount, currency, locale });
    return `${number} ${code}`;
  }
}

function renderAmount({ id, amount, currency }: Transaction): ReactElement {
  if (amount === undefined || currency === undefined) return <bdi data-part="code">{id}</bdi>;
  return <Money value={amount} currency={currency} />;
}

function renderReceived({ created_at }: Transaction): ReactElement | null {
  if (created_at === undefined) return null;
  const since = parseTimestamp(created_at);
  return (
    <span>
      <DateTime timestamp={created_at} /> {since !== undefined && <Age since={since} clock="service" text="{age}" />}
    </span>
  );
}

function nameOf({ id, reference }: Transaction): string {
  return reference || id;
}
