"use client";

import { isApiError, type PaymentBatch } from "@partner-kit/contract";
import { useEffect } from "react";
import { isUnknown, mayBeDone } from "../form/attempt.ts";
import type { UseFormReturnType } from "../form/useForm.ts";
import { useLatest } from "../provider/useLatest.ts";
import type { OperationError } from "../query/operationError.ts";
import type { BatchPaymentState } from "./BatchPaymentState.ts";
import { type BatchPaymentShape, batchDrafts, lostOnReload } from "./batchDrafts.ts";
import { useCreatePaymentBatch, usePaymentBatch, useStopPaymentBatch } from "./paymentBatches.ts";

export interface UseSentBatchParameters {
  readonly form: UseFormReturnType<BatchPaymentShape>;
  readonly onCreated: ((batchId: string) => void) | undefined;
  /** Whether the recipients are being read before the batch is sent. */
  readonly isChecking: boolean;
  /** Why they could not be read. Nothing was sent. */
  readonly checkError: OperationError | undefined;
}

export interface UseSentBatchReturnType {
  readonly state: BatchPaymentState;
  /** Sends the batch under review, always with its own ID. */
  readonly send: () => Promise<void>;
  /** Gives up a batch whose outcome is unknown, if the proxy does not have it. */
  readonly abandon: () => Promise<void>;
}

/** Sends a reviewed batch once, also across a lost response and a reload. */
export function useSentBatch(parameters: UseSentBatchParameters): UseSentBatchReturnType {
  const { form, onCreated, isChecking, checkError } = parameters;
  const { attempt, extra, draft } = form;
  const { reviewed } = extra;
  const create = useCreatePaymentBatch({ retrySafely: true });
  const stop = useStopPaymentBatch({});
  const isUncertain = isUnknown(attempt);
  // The proxy may have created it before the response was lost.
  const read = usePaymentBatch({ batch_id: isUncertain ? reviewed?.input.batch_id : undefined });
  const { data: found } = read;

  const settle = useLatest(({ batch_id, lines }: PaymentBatch) => {
    const { start } = batchDrafts;
    const current = draft.get();
    // Another form of the same user may have settled it first.
    if (current.extra.reviewed?.input.batch_id !== batch_id) return;
    // `stop` gave up this ID before the batch existed. The text stays.
    if (lines.length === 0) return draft.set({ ...current, attempt: start.attempt, extra: start.extra });
    draft.set({ ...start, extra: { ...start.extra, batchId: batch_id } });
    onCreated?.(batch_id);
  });
  useEffect(() => {
    if (found) settle.current(found);
  }, [found, settle]);

  return {
    state: toState(),
    send: async () => {
      const input = draft.get().extra.reviewed?.input;
      if (!input) return;
      const end = await form.run({ send: () => create.mutateAsync(input) });
      if (end?.status === "done") settle.current(end.result);
    },
    abandon: async () => {
      const { data, error } = await read.refetch();
      const batch_id = draft.get().extra.reviewed?.input.batch_id;
      const isMissing = !data && isApiError(error, "NOT_FOUND");
      if (batch_id === undefined || !isMissing || !mayBeDone(draft.get().attempt)) return;
      // The first request may still be on its way. This occupies its ID, so that it creates nothing. The hook reports an error.
      const stopped = await stop.mutateAsync({ batch_id }).catch(() => undefined);
      if (stopped) settle.current(stopped);
      else void read.refetch();
    },
  };

  function toState(): BatchPaymentState {
    if (extra.batchId !== undefined) return { status: "sent", batchId: extra.batchId };
    if (!reviewed) return { status: "editing" };
    if (attempt.status === "sending")
      return { status: "sending", batch: reviewed, isRepeat: attempt.earlier !== undefined };
    const error = attempt.status === "failed" && attempt.error !== lostOnReload ? attempt.error : undefined;
    if (!isUncertain) return { status: "reviewing", batch: reviewed, error: checkError ?? error, isChecking };
    const isMissing = isApiError(read.error, "NOT_FOUND");
    return { status: "uncertain", batch: reviewed, error: checkError ?? error, isChecking: read.isFetching, isMissing };
  }
}
