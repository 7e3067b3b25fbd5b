"use client";

import { type ReactElement, useRef } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useText } from "../../locale/useText.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { useKeptFocus } from "../../ui/focus/useKeptFocus.ts";
import { enTransactionList } from "../messages.en.ts";
import { type UseTransactionListParameters, useTransactionList } from "../useTransactionList.ts";
import { TransactionTable } from "./TransactionTable.tsx";
import { TransactionToolbar } from "./TransactionToolbar.tsx";

export interface TransactionListProps extends UseTransactionListParameters {
  readonly className?: string | undefined;
}

/** A list of deposits and withdrawals, newest first, with search, filters and CSV. */
export const TransactionList: (props: TransactionListProps) => ReactElement = withBoundary(
  "TransactionList",
  TransactionListView,
);

function TransactionListView({ className, ...parameters }: TransactionListProps): ReactElement {
  const list = useTransactionList(parameters);
  const { transactionList: messages } = useText(enTransactionList);
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  const { state } = list;
  const isReady = state.status === "ready";

  return (
    <section
      ref={root}
      tabIndex={-1}
      className={["pk-root pk-TransactionList", className].filter(Boolean).join(" ")}
      data-status={state.status}
      aria-label={messages.label}
      aria-busy={state.status === "loading"}
    >
      {(isReady || state.status === "loading") && <TransactionToolbar list={list} />}
      {isReady && <StaleNote freshness={state.freshness} receivedAt={state.receivedAt} />}
      {state.status === "error" && (
        <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={list.refresh} />
      )}
      {state.status === "empty" && <EmptyState title={messages.empty} help={messages.emptyHelp} />}
      {isReady && state.transactions.length === 0 && (
        <EmptyState
          title={messages.noMatch}
          help={messages.noMatchHelp}
          action={<Button onClick={list.clearView}>{messages.clear}</Button>}
        />
      )}
      {(state.status === "loading" || (isReady && state.transactions.length > 0)) && <TransactionTable list={list} />}
    </section>
  );
}
