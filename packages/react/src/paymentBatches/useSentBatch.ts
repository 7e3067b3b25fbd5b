"use client";

import { isApiError } from "@partner-kit/contract";
import { useEffect } from "react";
import type { UseFormReturnType } from "../form/useForm.ts";
import { useLatest } from "../provider/useLatest.ts";
import type { BatchPaymentState } from "./BatchPaymentState.ts";
import { type BatchPaymentShape, batchDrafts, mayBeRunning } from "./batchDrafts.ts";
import { useCreatePaymentBatch, usePaymentBatch, useStopPaymentBatch } from "./paymentBatches.ts";

export interface UseSentBatchParameters {
  readonly form: UseFormReturnType<BatchPaymentShape>;
  readonly onCreated: ((batchId: string) => void) | undefined;
}

export interface UseSentBatchReturnType {
  readonly state: BatchPaymentState;
  /** Sends the batch under review, always with its own ID. */
  readonly send: () => Promise<void>;
  /** Gives up a batch whose outcome is unknown, if the proxy does not have it. */
  readonly abandon: () => Promise<void>;
}

/** Sends a reviewed batch once, also across a lost response and a reload. */
export function useSentBatch({ form, onCreated }: UseSentBatchParameters): UseSentBatchReturnType {
  const { attempt, extra, draft } = form;
  const { reviewed } = extra;
  const create = useCreatePaymentBatch({ retrySafely: true });
  const stop = useStopPaymentBatch({});
  const isUncertain = attempt.status === "failed" && attempt.isUnknown;
  // The proxy may have created it before the response was lost.
  const read = usePaymentBatch({ batch_id: isUncertain ? reviewed?.input.batch_id : undefined });
  const foundId = read.data?.batch_id;

  const finish = useLatest((batchId: string) => {
    const { start } = batchDrafts;
    // Another form of the same user may have seen it first.
    if (draft.get().extra.reviewed?.input.batch_id !== batchId) return;
    draft.set({ ...start, extra: { ...start.extra, batchId } });
    onCreated?.(batchId);
  });
  useEffect(() => {
    if (foundId !== undefined) finish.current(foundId);
  }, [foundId, finish]);

  return {
    state: toState(),
    send: async () => {
      const input = draft.get().extra.reviewed?.input;
      if (!input) return;
      const end = await form.run({ send: () => create.mutateAsync(input) });
      if (end?.status === "done") finish.current(end.result.batch_id);
    },
    abandon: async () => {
      const { data, error } = await read.refetch();
      const batch_id = draft.get().extra.reviewed?.input.batch_id;
      if (batch_id === undefined || data || !isApiError(error, "NOT_FOUND") || !mayBeRunning(draft.get().attempt))
        return;
      // The first request may still be on its way. This occupies its ID, so that it creates nothing.
      const stopped = await stop.mutateAsync({ batch_id }).catch(() => undefined);
      if (!stopped) return;
      if (stopped.lines.length > 0) return finish.current(batch_id);
      // The text stays.
      const { attempt: idle, extra: empty } = batchDrafts.start;
      draft.set({ ...draft.get(), attempt: idle, extra: empty });
    },
  };

  function toState(): BatchPaymentState {
    if (extra.batchId !== undefined) return { status: "sent", batchId: extra.batchId };
    if (!reviewed) return { status: "editing" };
    if (attempt.status === "sending")
      return { status: "sending", batch: reviewed, isRepeat: attempt.earlier !== undefined };
    const error = attempt.status === "failed" ? attempt.error : undefined;
    if (!isUncertain) return { status: "reviewing", batch: reviewed, error };
    const isMissing = isApiError(read.error, "NOT_FOUND");
    return { status: "uncertain", batch: reviewed, error, isChecking: read.isFetching, isMissing };
  }
}
