"use client";

import type { PaymentBatchSummary } from "@partner-kit/contract";
import { type ListState, useReadState } from "../live/useReadState.ts";
import { useControllable } from "../provider/useView.ts";
import { useSession } from "../session/useSession.ts";
import { type BatchProgress, batchProgress } from "./batchProgress.ts";
import { usePaymentBatches } from "./paymentBatches.ts";

export interface UsePaymentBatchListParameters {
  /** ID of the open batch, if the host controls it. `null` for none. */
  readonly selectedId?: string | null | undefined;
  readonly onSelectedIdChange?: ((batchId: string | null) => void) | undefined;
  /** Milliseconds between reads, for pages without a live stream. Default 15,000. */
  readonly refreshInterval?: number | undefined;
}

/** A batch of the list. */
export interface ListedBatch {
  readonly batch: PaymentBatchSummary;
  readonly progress: BatchProgress;
  /** Whether the user created it. */
  readonly isOwn: boolean;
}

export type PaymentBatchListState = ListState<{
  /** Newest first. */
  readonly batches: readonly ListedBatch[];
}>;

export interface UsePaymentBatchListReturnType {
  readonly state: PaymentBatchListState;
  readonly selectedId: string | null;
  readonly select: (batchId: string | null) => void;
  readonly refresh: () => void;
  readonly getRefreshButtonProps: () => { readonly type: "button"; readonly onClick: () => void };
}

/** The bulk payments that the user may see, with their progress. The live stream makes them current. */
export function usePaymentBatchList(parameters: UsePaymentBatchListParameters = {}): UsePaymentBatchListReturnType {
  const { refreshInterval = 15_000, onSelectedIdChange } = parameters;
  const [selectedId, select] = useControllable<string | null>({
    value: parameters.selectedId,
    defaultValue: null,
    onChange: onSelectedIdChange,
  });
  const subject = useSession().data?.subject;
  const list = usePaymentBatches({ refreshInterval });
  const state = useReadState(list, ({ batches }) =>
    batches.length === 0
      ? "empty"
      : {
          batches: batches.map((batch) => ({
            batch,
            progress: batchProgress(batch),
            isOwn: batch.subject === subject,
          })),
        },
  );
  const refresh = () => void list.refetch();
  return { state, selectedId, select, refresh, getRefreshButtonProps: () => ({ type: "button", onClick: refresh }) };
}
