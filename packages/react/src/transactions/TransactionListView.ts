import type { Transaction } from "@partner-kit/contract";
import { createTextSearch } from "../format/createTextSearch.ts";
import { type DateRange, type DateView, isInRange } from "../format/dateRange.ts";

/**
 * The view of a transaction list, as plain values that fit into a URL. `undefined` filters nothing. Dates are those of the
 * creation.
 */
export interface TransactionListView extends DateView {
  readonly type: "deposit" | "withdrawal" | undefined;
  readonly rail: "fiat" | "crypto" | undefined;
  readonly currency: string | undefined;
  /** A status of the service. */
  readonly status: string | undefined;
  /** Searched in ID, reference, amount, currency and the recipient's label. */
  readonly search: string;
}

export const defaultTransactionListView: TransactionListView = {
  type: undefined,
  rail: undefined,
  currency: undefined,
  status: undefined,
  search: "",
};

interface FilterTransactionsParameters {
  readonly transactions: readonly Transaction[];
  readonly view: TransactionListView;
  /** The range of the view's dates. A transaction without a date is in no range. Default: all dates. */
  readonly dates: DateRange | undefined;
  readonly labelOf: (transaction: Transaction) => string | undefined;
}

/** Returns the transactions that match a view, in the given order. */
export function filterTransactions({
  transactions,
  view,
  dates,
  labelOf,
}: FilterTransactionsParameters): readonly Transaction[] {
  const fields = (["type", "rail", "currency", "status"] as const).filter((field) => view[field] !== undefined);
  const matches = view.search.trim() === "" ? undefined : createTextSearch(view.search);
  if (fields.length === 0 && !dates && !matches) return transactions;
  return transactions.filter((transaction) => {
    if (fields.some((field) => transaction[field] !== view[field])) return false;
    if (dates && !isInRange(transaction.created_at, dates)) return false;
    const { id, reference, amount, currency } = transaction;
    return matches?.([id, reference, amount, currency, labelOf(transaction)].filter(Boolean).join(" ")) ?? true;
  });
}
