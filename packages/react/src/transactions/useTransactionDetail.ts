"use client";

import { getTransaction, type Transaction, unknownFields } from "@partner-kit/contract";
import { type Freshness, useFreshness } from "../live/useFreshness.ts";
import type { OperationError } from "../query/operationError.ts";
import { useSettledError } from "../query/useSettledError.ts";
import { useTransaction } from "./transactions.ts";
import { useRecipientLabels } from "./useRecipientLabels.ts";

export interface UseTransactionDetailParameters {
  /** Nothing is read while it is `undefined`. */
  readonly transactionId: string | undefined;
  /** Milliseconds between reads, for accounts whose proxy receives no webhooks. Default 60,000. */
  readonly refreshInterval?: number | undefined;
}

export type TransactionDetailState =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
  | {
      readonly status: "ready";
      readonly transaction: Transaction;
      /** Label of a withdrawal's saved recipient, if the user may see recipients. */
      readonly recipientLabel: string | undefined;
      /** Why the service holds the transaction. `unknown`: it needs an action that the kit does not know. */
      readonly hold: "travel_rule" | "unknown" | undefined;
      /** The fields that the kit does not know, unchanged. */
      readonly otherFields: Readonly<Record<string, unknown>>;
      readonly freshness: Freshness;
      /** When it was read, by `Date.now`. */
      readonly receivedAt: number;
    };

export interface UseTransactionDetailReturnType {
  readonly state: TransactionDetailState;
  readonly refresh: () => void;
}

/** One deposit or withdrawal. Webhooks make it current. (Service document: Operations whose shapes are incomplete.) */
export function useTransactionDetail(parameters: UseTransactionDetailParameters): UseTransactionDetailReturnType {
  const { transactionId, refreshInterval = 60_000 } = parameters;
  const read = useTransaction({ transaction_id: transactionId, refreshInterval });
  const error = useSettledError(read);
  const freshness = useFreshness({ error, receivedAt: read.dataUpdatedAt });
  const recipientLabelOf = useRecipientLabels();
  return { state: toState(), refresh: () => void read.refetch() };

  function toState(): TransactionDetailState {
    const { data, isFetching, dataUpdatedAt } = read;
    if (!data) return error ? { status: "error", error, isRetrying: isFetching } : { status: "loading" };
    return {
      status: "ready",
      transaction: data,
      recipientLabel: recipientLabelOf(data),
      hold: holdOf(data),
      otherFields: unknownFields(data, getTransaction),
      freshness,
      receivedAt: dataUpdatedAt,
    };
  }
}

function holdOf({ required_action: action }: Transaction): "travel_rule" | "unknown" | undefined {
  if (!action) return undefined;
  return action.type === "travel_rule" ? "travel_rule" : "unknown";
}
