"use client";

import { parseTimestamp, type Transaction } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { formatAge } from "../../format/formatAge.ts";
import { writeMoney } from "../../format/writeMoney.ts";
import { useClock } from "../../locale/useClock.ts";
import { useText } from "../../locale/useText.ts";
import { describeStatus, railLabelOf, titleOf } from "../../transactions/describeTransaction.ts";
import { enTransactions } from "../../transactions/messages.en.ts";
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

/** A table of held deposits: which one, how much, its status and how long it waits, since when, and the button for its sender. */
export function TravelRuleTable(props: TravelRuleTableProps): ReactElement {
  const { deposits, openId, onOpenForm, onOpenTransaction, hasDraft } = props;
  const text = useText(enTransactions, enTravelRuleQueue);
  const { travelRuleQueue: messages, locale, fill } = text;
  const columns: readonly DataTableColumn<Transaction>[] = [
    { id: "deposit", label: messages.deposit, isRowHeader: true, render: renderDeposit },
    { id: "amount", label: messages.amount, align: "number", width: "medium", render: renderAmount },
    { id: "status", label: messages.status, render: renderState },
    {
      id: "received",
      label: messages.received,
      width: "medium",
      render: ({ created_at: created }) =>
        created !== undefined && (
          <span data-part="received">
            <DateTime timestamp={created} hidesThisYear /> <Waiting part="age" text="{time}" timestamp={created} />
          </span>
        ),
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

  function renderState({ status, created_at: created }: Transaction): ReactElement {
    const described = status === undefined ? undefined : describeStatus(status, text);
    return (
      <span data-part="state">
        {described && <Badge tone={described.tone}>{described.label}</Badge>}{" "}
        <Waiting part="waiting" text={messages.waiting} timestamp={created} />
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

interface WaitingProps {
  readonly part: "age" | "waiting";
  /** With `{time}`. */
  readonly text: string;
  readonly timestamp: string | undefined;
}

/** How long a deposit waits, which decides what to do first. Without room for its date, it stands below the status. */
function Waiting({ part, text, timestamp }: WaitingProps): ReactElement | null {
  const { locale, fill } = useText(enTravelRuleQueue);
  const since = timestamp === undefined ? undefined : parseTimestamp(timestamp);
  const seconds = useClock((now) => (since === undefined ? undefined : wholeUnits((now - since) / 1000)));
  if (seconds === undefined) return null;
  const time = formatAge({ age: seconds * 1000, locale });
  return (
    <span data-part={part} data-urgency={urgencyOf(seconds)}>
      {fill(text, { time })}
    </span>
  );
}

/** Rounds seconds down to whole minutes, hours or days. */
function wholeUnits(seconds: number): number {
  const hoursOrDays = seconds >= 2 * DAY ? DAY : HOUR;
  const size = seconds >= HOUR ? hoursOrDays : MINUTE;
  return Math.max(0, Math.floor(seconds / size) * size);
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** The service states no time limit, so these are only hours and days. */
function urgencyOf(seconds: number): "new" | "hours" | "days" {
  if (seconds < HOUR) return "new";
  return seconds < DAY ? "hours" : "days";
}

function nameOf({ id, reference }: Transaction): string {
  return reference || id;
}
