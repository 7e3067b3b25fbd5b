"use client";

import type { Transaction } from "@partner-kit/contract";
import { type ChangeEvent, useMemo } from "react";
import { startsBefore } from "../format/dateRange.ts";
import { writeCsv } from "../format/writeCsv.ts";
import { type ListState, useReadState } from "../live/useReadState.ts";
import { type DateFieldProps, useDateFilter } from "../locale/useDateFilter.ts";
import { useControllable, useView } from "../provider/useView.ts";
import type { Some } from "../provider/withDefaults.ts";
import type { MorePages } from "../query/usePagedRead.ts";
import { defaultTransactionListView, filterTransactions, type TransactionListView } from "./TransactionListView.ts";
import { useLoadedTransactions } from "./useLoadedTransactions.ts";
import { useRecipientLabels } from "./useRecipientLabels.ts";

export interface UseTransactionListParameters {
  /** The controlled view, for example from the URL. Missing fields have their default. */
  readonly view?: Some<TransactionListView> | undefined;
  /** The initial view. Default: all transactions. */
  readonly defaultView?: Some<TransactionListView> | undefined;
  readonly onViewChange?: ((view: TransactionListView) => void) | undefined;
  /** ID of the open transaction, if the host controls it. `null` for none. */
  readonly selectedId?: string | null | undefined;
  readonly onSelectedIdChange?: ((transactionId: string | null) => void) | undefined;
  /** Milliseconds between reads, for accounts whose proxy receives no webhooks. Default 60,000. */
  readonly refreshInterval?: number | undefined;
}

export type TransactionListState = ListState<{
  /** The transactions that match the view, newest first as the service returns them. */
  readonly transactions: readonly Transaction[];
  /** Number of loaded transactions, before filters and search. */
  readonly total: number;
  /** Whether the service has older transactions that are not loaded. Filters, search and CSV cover the loaded ones. */
  readonly more: MorePages;
  /** When the oldest loaded transaction was created, if the service has older ones that are not loaded. */
  readonly loadedSince: string | undefined;
  /** Whether the chosen dates begin before `loadedSince`, so that transactions of these dates may not be loaded. */
  readonly lacksDates: boolean;
}>;

export interface UseTransactionListReturnType {
  readonly state: TransactionListState;
  readonly view: TransactionListView;
  /** Changes the view. Missing fields stay; `undefined` resets a field. */
  readonly setView: (change: Some<TransactionListView>) => void;
  readonly clearView: () => void;
  /** Currencies and statuses for the filters: those of the list, and the chosen one. */
  readonly currencies: readonly string[];
  readonly statuses: readonly string[];
  /** Stays set when the transaction leaves the list. */
  readonly selectedId: string | null;
  readonly select: (transactionId: string | null) => void;
  /** Label of a withdrawal's saved recipient, if the user may see recipients. */
  readonly recipientLabelOf: (transaction: Transaction) => string | undefined;
  /** Returns the matching transactions as CSV, with the service's exact values. */
  readonly toCsv: () => string;
  readonly refresh: () => void;
  /** Loads older transactions, if there are more. */
  readonly loadMore: () => void;
  readonly getSearchProps: () => {
    readonly type: "search";
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  /** The inputs for the first and the last day of a custom period. */
  readonly getDateFieldProps: (field: "from" | "to") => DateFieldProps;
  readonly getRefreshButtonProps: () => { readonly type: "button"; readonly onClick: () => void };
  readonly getLoadMoreButtonProps: () => { readonly type: "button"; readonly onClick: () => void };
}

/**
 * State and actions of a list of deposits and withdrawals. Webhooks make it current. (Service document: Operations whose
 * shapes are incomplete; path and fields of the list are assumed.)
 */
export function useTransactionList(parameters: UseTransactionListParameters = {}): UseTransactionListReturnType {
  const { refreshInterval = 60_000, onSelectedIdChange } = parameters;
  const { read, transactions: all, more, loadMore, refresh } = useLoadedTransactions({ refreshInterval });
  const [view, setView] = useView(defaultTransactionListView, parameters);
  const [selectedId, select] = useControllable<string | null>({
    value: parameters.selectedId,
    defaultValue: null,
    onChange: onSelectedIdChange,
  });
  const recipientLabelOf = useRecipientLabels();
  const { range, isPending, getDateFieldProps } = useDateFilter({ view, setView });
  const { type, rail, currency, status, search } = view;
  const shown = useMemo(
    () =>
      filterTransactions({
        transactions: all,
        view: { type, rail, currency, status, search },
        dates: range,
        labelOf: recipientLabelOf,
      }),
    [all, type, rail, currency, status, search, range, recipientLabelOf],
  );
  const options = useMemo(() => ({ currencies: distinct(all, "currency"), statuses: distinct(all, "status") }), [all]);
  const readState = useReadState(read, () => {
    if (all.length === 0 && more === "none") return "empty";
    const loadedSince = more === "none" ? undefined : all.findLast(({ created_at: at }) => at)?.created_at;
    const lacksDates = range !== undefined && loadedSince !== undefined && startsBefore(range, loadedSince);
    return { transactions: shown, total: all.length, more, loadedSince, lacksDates };
  });
  const state: TransactionListState = isPending && readState.status === "ready" ? { status: "loading" } : readState;

  return {
    state,
    view,
    setView,
    clearView: () => setView(cleared),
    currencies: withChosen(options.currencies, currency),
    statuses: withChosen(options.statuses, status),
    selectedId,
    select,
    recipientLabelOf,
    toCsv: () => writeCsv(csvFields, shown.map(toCsvRow)),
    refresh,
    loadMore,
    getSearchProps: () => ({
      type: "search",
      value: search,
      onChange: (event) => setView({ search: event.target.value }),
    }),
    getDateFieldProps,
    getRefreshButtonProps: () => ({ type: "button", onClick: refresh }),
    getLoadMoreButtonProps: () => ({ type: "button", onClick: loadMore }),
  };
}

const cleared = {
  type: undefined,
  rail: undefined,
  currency: undefined,
  status: undefined,
  period: undefined,
  from: undefined,
  to: undefined,
  search: undefined,
};

function distinct(transactions: readonly Transaction[], field: "currency" | "status"): readonly string[] {
  return [...new Set(transactions.flatMap((transaction) => transaction[field] ?? []))].toSorted();
}

/** A chosen filter stays visible, even if no transaction has it any more. */
function withChosen(options: readonly string[], chosen: string | undefined): readonly string[] {
  return chosen === undefined || options.includes(chosen) ? options : [...options, chosen];
}

const csvFields = [
  "id",
  "created_at",
  "updated_at",
  "type",
  "rail",
  "status",
  "amount",
  "settled_amount",
  "fee",
  "currency",
  "reference",
  "recipient_id",
  "required_action",
] as const;

function toCsvRow({ required_action: action, ...transaction }: Transaction) {
  return { ...transaction, required_action: action?.type };
}
