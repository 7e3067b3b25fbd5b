"use client";

import { parseTimestamp, type Transaction } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { writeMoney } from "../../format/writeMoney.ts";
import { useClock } from "../../locale/useClock.ts";
import { useText } from "../../locale/useText.ts";
import { describeStatus, railLabelOf, titleOf } from "../../transactions/describeTransaction.ts";
import { enTransactions } from "../../transactions/messages.en.ts";
import { Age } from "../../ui/Age/Age.tsx";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { DataTable, type DataTableColumn } from "../../ui/DataTable/DataTable.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { enTravelRuleQueue } from "../messages.en.ts";

export interface TravelRuleTableProps {
  /** `undefined` while they load. */
  readonly deposits: readonly Transaction[] | undefined;
  /** Transaction ID of the deposit whose form is open. `null` for none. */
  readonly openId: string | null;
  readonly onOpenForm: (transactionId: string) => void;
  readonly onOpenTransaction: ((transactionId: string) => void) | undefined;
  readonly hasDraft: (transactionId: string) => boolean;
}

/** A table of held deposits: which one, how much, since when, and the button for its sender. */
export function TravelRuleTable(props: TravelRuleTableProps): ReactElement {
  const { deposits, openId, onOpenForm, onOpenTransaction, hasDraft } = props;
  const text = useText(enTransactions, enTravelRuleQueue);
  const { travelRuleQueue: messages, locale, fill } = text;
  // The queue has only deposits that the service holds, whatever else their record says.
  const held = describeStatus("action_required", text);
  const columns: readonly DataTableColumn<Transaction>[] = [
    { id: "deposit", label: messages.deposit, isRowHeader: true, render: renderDeposit },
    { id: "amount", label: messages.amount, align: "number", width: "medium", render: renderAmount },
    { id: "status", label: messages.status, render: () => <Badge tone={held.tone}>{held.label}</Badge> },
    {
      id: "received",
      label: messages.received,
      width: "medium",
      render: ({ created_at: created }) => created !== undefined && <ReceivedAt timestamp={created} />,
    },
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
    const { id, currency, rail } = deposit;
    const name = titleOf({ type: "deposit", currency }, text);
    const railLabel = rail !== undefined && railLabelOf(rail, text);
    return (
      <span data-part="subject">
        <Icon name="arrowIn" />
        <span data-part="label">
          {onOpenTransaction ? (
            <button type="button" data-part="open" onClick={() => onOpenTransaction(id)}>
              <span data-part="name">{name}</span>
            </button>
          ) : (
            <span data-part="name">{name}</span>
          )}{" "}
          <span data-part="detail">
            {railLabel && <span data-part="rail">{`${railLabel} · `}</span>}
            <bdi data-part="code">{nameOf(deposit)}</bdi>
          </span>
        </span>
      </span>
    );
  }

  function renderAction(deposit: Transaction): ReactElement {
    const isBegun = hasDraft(deposit.id);
    return (
      <span data-part="rowActions">
        <Button
          variant="primary"
          aria-label={fill(isBegun ? messages.continueDraftOf : messages.answerOf, {
            amount: describeAmount(deposit),
            reference: nameOf(deposit),
          })}
          onClick={() => onOpenForm(deposit.id)}
        >
          {isBegun ? messages.continueDraft : messages.answer}
        </Button>
        {onOpenTransaction && <Icon name="chevronDown" />}
      </span>
    );
  }

  function describeAmount({ amount, currency }: Transaction): string {
    if (amount === undefined || currency === undefined) return "";
    return writeMoney({ value: amount, currency, locale });
  }
}

/** Without a sign, because the money is not available yet. */
function renderAmount({ amount, currency }: Transaction): ReactElement | null {
  return amount === undefined || currency === undefined ? null : (
    <strong>
      <Money value={amount} currency={currency} />
    </strong>
  );
}

/** When a deposit arrived, and how long it waits, which decides what to do first. */
function ReceivedAt({ timestamp }: { readonly timestamp: string }): ReactElement {
  const since = parseTimestamp(timestamp);
  const urgency = useClock((now) => (since === undefined ? undefined : urgencyOf(now - since)));
  return (
    <span data-part="received" data-urgency={urgency}>
      <DateTime timestamp={timestamp} />
      {since !== undefined && (
        <span data-part="detail">
          <Age since={since} clock="service" text="{age}" />
        </span>
      )}
    </span>
  );
}

/** The service states no time limit, so these are only hours and days. */
function urgencyOf(milliseconds: number): "new" | "hours" | "days" {
  if (milliseconds < 3_600_000) return "new";
  return milliseconds < 86_400_000 ? "hours" : "days";
}

function nameOf({ id, reference }: Transaction): string {
  return reference || id;
}
