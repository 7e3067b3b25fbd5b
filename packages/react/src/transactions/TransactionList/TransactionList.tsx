"use client";

import { type ReactElement, useEffect, useRef, useState } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { createLazy, LazyPart } from "../../lazy/LazyPart.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useText } from "../../locale/useText.ts";
import { AssumptionNote } from "../../session/AssumptionNote/AssumptionNote.tsx";
import { enDateFilter } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { describeDates } from "../../ui/DateFilter/describeDates.ts";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { useKeptFocus } from "../../ui/focus/useKeptFocus.ts";
import { enTransactionList } from "../messages.en.ts";
import type { TransactionDetailProps } from "../TransactionDetail/TransactionDetail.tsx";
import { type UseTransactionListParameters, useTransactionList } from "../useTransactionList.ts";
import { TransactionListFooter } from "./TransactionListFooter.tsx";
import { TransactionTable } from "./TransactionTable.tsx";
import { TransactionToolbar } from "./TransactionToolbar.tsx";

export interface TransactionListProps
  extends UseTransactionListParameters,
    Pick<TransactionDetailProps, "onOpenTravelRule"> {
  /** Opens your own page for a transaction. Default: a dialog. */
  readonly onOpen?: ((transactionId: string) => void) | undefined;
  /** Shows only this many of the transactions, the newest, without search, filters and further pages. Default: all. */
  readonly limit?: number | undefined;
  readonly className?: string | undefined;
}

/** A list of deposits and withdrawals, newest first, with search, filters and CSV. */
export const TransactionList: (props: TransactionListProps) => ReactElement = withBoundary(
  "TransactionList",
  TransactionListView,
);

const dialog = createLazy(async () => (await import("../TransactionDetail/TransactionDialog.tsx")).TransactionDialog);
const travelRule = createLazy(
  async () => (await import("../../travelRule/TravelRuleForm/TravelRuleDialog.tsx")).TravelRuleDialog,
);

function TransactionListView({
  className,
  onOpen,
  onOpenTravelRule,
  limit,
  ...parameters
}: TransactionListProps): ReactElement {
  const list = useTransactionList(parameters);
  const hasToolbar = limit === undefined;
  const text = useText(enTransactionList, enDateFilter);
  const { transactionList: messages } = text;
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  useEffect(() => {
    if (!onOpen) dialog.preload();
  }, [onOpen]);
  const { state, selectedId } = list;
  const isReady = state.status === "ready";
  const [senderOf, setSenderOf] = useState<string | null>(null);
  const hasHeld = isReady && state.transactions.some(({ required_action: action }) => action?.type === "travel_rule");
  useEffect(() => {
    if (hasHeld && !onOpenTravelRule) travelRule.preload();
  }, [hasHeld, onOpenTravelRule]);

  return (
    <section
      ref={root}
      tabIndex={-1}
      className={["pk-root pk-RecordList pk-TransactionList", className].filter(Boolean).join(" ")}
      data-status={state.status}
      data-type={list.view.type}
      aria-label={messages.label}
      aria-busy={state.status === "loading"}
    >
      {hasToolbar && (isReady || state.status === "loading") && <TransactionToolbar list={list} />}
      {isReady && <StaleNote freshness={state.freshness} receivedAt={state.receivedAt} />}
      {state.status === "error" && (
        <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={list.refresh} />
      )}
      {state.status === "empty" && <EmptyState title={messages.empty} help={messages.emptyHelp} />}
      {isReady && state.transactions.length === 0 && (
        <EmptyState
          icon="search"
          title={state.more === "none" ? messages.noMatch : messages.noMatchLoaded}
          help={hasToolbar ? describeNoMatch() : undefined}
          action={hasToolbar && <Button onClick={list.clearView}>{messages.clear}</Button>}
        />
      )}
      {(state.status === "loading" || (isReady && state.transactions.length > 0)) && (
        <TransactionTable
          list={list}
          onOpen={onOpen ?? list.select}
          onAddSender={onOpenTravelRule ?? setSenderOf}
          hasFilters={hasToolbar}
          limit={limit}
        />
      )}
      {isReady && state.more !== "none" && limit === undefined && <TransactionListFooter list={list} state={state} />}
      {selectedId !== null && !onOpen && (
        <LazyPart lazy={dialog} component="TransactionDialog">
          {(TransactionDialog) => (
            <TransactionDialog
              key={selectedId}
              transactionId={selectedId}
              onClose={() => list.select(null)}
              onOpenTravelRule={onOpenTravelRule}
              // The row that opened the dialog may be gone.
              returnFocus={root}
            />
          )}
        </LazyPart>
      )}
      {senderOf !== null && !onOpenTravelRule && (
        <LazyPart lazy={travelRule} component="TravelRuleDialog">
          {(TravelRuleDialog) => (
            <TravelRuleDialog
              key={senderOf}
              transactionId={senderOf}
              onClose={() => setSenderOf(null)}
              // The button is gone once the deposit is no longer held.
              returnFocus={root}
            />
          )}
        </LazyPart>
      )}
      <AssumptionNote of={["listTransactions"]} />
    </section>
  );

  function describeNoMatch(): string {
    const dates = describeDates(list.view, text);
    return dates === undefined ? messages.noMatchHelp : text.fill(messages.noMatchDates, { dates });
  }
}
