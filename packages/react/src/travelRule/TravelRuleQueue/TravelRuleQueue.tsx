"use client";

import { parseTimestamp, type Transaction } from "@partner-kit/contract";
import { type ReactElement, useEffect, useRef } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { formatMoney } from "../../format/formatMoney.ts";
import { isolate } from "../../format/isolate.ts";
import { createLazy, LazyPart } from "../../lazy/LazyPart.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useText } from "../../locale/useText.ts";
import { AssumptionNote } from "../../session/AssumptionNote/AssumptionNote.tsx";
import { Age } from "../../ui/Age/Age.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { RefreshButton } from "../../ui/Button/RefreshButton.tsx";
import { DataTable, type DataTableColumn } from "../../ui/DataTable/DataTable.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { useKeptFocus } from "../../ui/focus/useKeptFocus.ts";
import { LineNote } from "../../ui/LineNote/LineNote.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { enTravelRuleQueue } from "../messages.en.ts";
import { sumHeld } from "../sumHeld.ts";
import type { UseTravelRuleFormParameters } from "../useTravelRuleForm.ts";
import { type UseTravelRuleQueueParameters, useTravelRuleQueue } from "../useTravelRuleQueue.ts";

export interface TravelRuleQueueProps
  extends UseTravelRuleQueueParameters,
    Pick<UseTravelRuleFormParameters, "onSubmitted"> {
  /** Opens your own form for a deposit. Default: a dialog. */
  readonly onOpenForm?: ((transactionId: string) => void) | undefined;
  readonly className?: string | undefined;
}

/** Held deposits that need information about their sender. */
export const TravelRuleQueue: (props: TravelRuleQueueProps) => ReactElement = withBoundary(
  "TravelRuleQueue",
  TravelRuleQueueView,
);

const dialog = createLazy(async () => (await import("../TravelRuleForm/TravelRuleDialog.tsx")).TravelRuleDialog);

function TravelRuleQueueView(props: TravelRuleQueueProps): ReactElement {
  const { className, onOpenForm, onSubmitted, ...parameters } = props;
  const queue = useTravelRuleQueue(parameters);
  const { travelRuleQueue: messages, plural } = useText(enTravelRuleQueue);
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section);
  useEffect(() => {
    if (!onOpenForm) dialog.preload();
  }, [onOpenForm]);
  const { state, selectedId } = queue;
  const isReady = state.status === "ready";
  const isReading = isReady && state.coverage === "reading";
  // Deposits may be found on the pages that are still being read.
  const deposits = isReady && !(isReading && state.deposits.length === 0) ? state.deposits : undefined;

  return (
    <section
      ref={section}
      className={["pk-root pk-TravelRuleQueue", className].filter(Boolean).join(" ")}
      data-status={state.status}
      aria-label={messages.label}
      aria-busy={state.status === "loading"}
      tabIndex={-1}
    >
      {state.status === "error" ? (
        <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={queue.refresh} />
      ) : (
        <>
          <div data-part="toolbar">
            <div data-part="summary">
              <span data-part="count" role="status">
                {deposits && describeCount(deposits.length)}
              </span>
              {deposits && deposits.length > 0 && <HeldTotal deposits={deposits} />}
              {!deposits && <Skeleton />}
            </div>
            <div data-part="actions">
              <RefreshButton {...queue.getRefreshButtonProps()} state={state} />
            </div>
          </div>
          {isReady && <StaleNote freshness={state.freshness} receivedAt={state.receivedAt} />}
          {isReading && (
            <p data-part="reading" role="status">
              {messages.reading}
            </p>
          )}
          {isReady && (state.coverage === "limited" || state.coverage === "failed") && (
            <LineNote
              role="status"
              title={messages.missingTitle}
              help={state.coverage === "failed" ? messages.failedHelp : plural(messages.limitedHelp, state.checked)}
            >
              <Button onClick={queue.checkMore}>{messages.checkMore}</Button>
            </LineNote>
          )}
          {deposits?.length === 0 ? (
            <EmptyState
              icon="check"
              title={isReady && state.coverage === "all" ? messages.empty : messages.emptyChecked}
              help={messages.emptyHelp}
            />
          ) : (
            <TravelRuleTable deposits={deposits} onOpenForm={onOpenForm ?? queue.select} hasDraft={queue.hasDraft} />
          )}
        </>
      )}
      {selectedId !== null && !onOpenForm && (
        <LazyPart lazy={dialog} component="TravelRuleDialog">
          {(TravelRuleDialog) => (
            <TravelRuleDialog
              key={selectedId}
              transactionId={selectedId}
              onSubmitted={onSubmitted}
              onClose={() => queue.select(null)}
              // The row that opened the dialog may be gone.
              returnFocus={section}
            />
          )}
        </LazyPart>
      )}
      <AssumptionNote of={["listTransactions"]} />
    </section>
  );

  function describeCount(count: number): string {
    return count === 0 ? messages.label : plural(messages.count, count);
  }
}

/** The held amounts by currency. */
function HeldTotal({ deposits }: { readonly deposits: readonly Transaction[] }): ReactElement | null {
  const { travelRuleQueue: messages, locale, fill, join } = useText(enTravelRuleQueue);
  const amounts = Array.from(sumHeld(deposits), ([currency, value]) => {
    const { amount, code } = formatMoney({ value, currency, locale });
    return isolate(`${amount}\u00a0${code}`);
  });
  return amounts.length === 0 ? null : (
    <span data-part="total">{fill(messages.heldTotal, { amounts: join(amounts) })}</span>
  );
}

interface TravelRuleTableProps {
  /** `undefined` while they load. */
  readonly deposits: readonly Transaction[] | undefined;
  readonly onOpenForm: (transactionId: string) => void;
  readonly hasDraft: (transactionId: string) => boolean;
}

/** A table of held deposits. */
function TravelRuleTable({ deposits, onOpenForm, hasDraft }: TravelRuleTableProps): ReactElement {
  const { travelRuleQueue: messages, locale, fill } = useText(enTravelRuleQueue);
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
          aria-label={fill(hasDraft(deposit.id) ? messages.continueDraftOf : messages.answerOf, {
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
