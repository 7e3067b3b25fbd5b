"use client";

import type { PaymentBatch, PaymentLine, Recipient } from "@partner-kit/contract";
import { useMemo, useState } from "react";
import { useAttempt } from "../form/useAttempt.ts";
import { writeCsv } from "../format/writeCsv.ts";
import { type ReadState, useReadState } from "../live/useReadState.ts";
import type { OperationError } from "../query/operationError.ts";
import { nameOf } from "../recipients/nameOf.ts";
import { useRecipients } from "../recipients/recipients.ts";
import type { Permission } from "../session/permission.ts";
import { useSession } from "../session/useSession.ts";
import { type BatchProgress, batchProgress, needsAttention } from "./batchProgress.ts";
import { usePaymentBatch, useStopPaymentBatch } from "./paymentBatches.ts";

export interface UsePaymentBatchDetailParameters {
  /** Nothing is read while it is `undefined`. */
  readonly batchId: string | undefined;
  /** Milliseconds between reads, for pages without a live stream. Default 5,000. */
  readonly refreshInterval?: number | undefined;
}

/** A payment of a batch, with its saved recipient if the user may see it and it still exists. */
export interface BatchDetailLine {
  readonly line: PaymentLine;
  readonly recipient: Recipient | undefined;
}

export type PaymentBatchDetailState = ReadState<{
  readonly batch: PaymentBatch;
  readonly progress: BatchProgress;
  /** Whether the user created it. */
  readonly isOwn: boolean;
  /** The payments that the filter shows, in the order of the input. */
  readonly lines: readonly BatchDetailLine[];
  /** The number of payments that need attention. */
  readonly attentionCount: number;
}>;

export interface UsePaymentBatchDetailReturnType {
  readonly state: PaymentBatchDetailState;
  /** Default `all`. */
  readonly filter: "all" | "attention";
  readonly setFilter: (filter: "all" | "attention") => void;
  /** Whether the user may stop the batch. */
  readonly permission: Permission;
  /** Stops the batch, if it is running. Payments that were sent are not affected. */
  readonly stop: () => void;
  readonly isStopping: boolean;
  /** Why the batch was not stopped. */
  readonly stopError: OperationError | undefined;
  /** Returns all payments as CSV, with exact values. */
  readonly toCsv: () => string;
  readonly refresh: () => void;
  readonly getRefreshButtonProps: () => { readonly type: "button"; readonly onClick: () => void };
}

/** One bulk payment with the progress of each line. The live stream makes it current. */
export function usePaymentBatchDetail(parameters: UsePaymentBatchDetailParameters): UsePaymentBatchDetailReturnType {
  const { batchId, refreshInterval = 5_000 } = parameters;
  const { can, data: session } = useSession();
  const permission = can("stopPaymentBatch");
  const read = usePaymentBatch({ batch_id: batchId, refreshInterval });
  const recipients = useRecipientsById();
  const [filter, setFilter] = useState<"all" | "attention">("all");
  const { attempt, run } = useAttempt<PaymentBatch>();
  const { mutateAsync: stopBatch } = useStopPaymentBatch();
  const refresh = () => void read.refetch();
  const state = useReadState(read, (batch) => {
    const attention = batch.lines.filter(needsAttention);
    return {
      batch,
      progress: batchProgress(batch),
      isOwn: batch.subject === session?.subject,
      lines: (filter === "all" ? batch.lines : attention).map(withRecipient),
      attentionCount: attention.length,
    };
  });

  return {
    state,
    filter,
    setFilter,
    permission,
    stop: () => {
      if (batchId === undefined || !permission.allowed) return;
      // After a lost response, the batch shows whether it was stopped.
      void run({ send: () => stopBatch({ batch_id: batchId }) }).then(refresh);
    },
    isStopping: attempt.status === "sending",
    stopError: attempt.status === "failed" ? attempt.error : undefined,
    toCsv: () => writeCsv(csvFields, (read.data?.lines ?? []).map(withRecipient).map(toCsvRow)),
    refresh,
    getRefreshButtonProps: () => ({ type: "button", onClick: refresh }),
  };

  function withRecipient(line: PaymentLine): BatchDetailLine {
    return { line, recipient: recipients.get(line.recipient_id) };
  }
}

const csvFields = [
  "number",
  "recipient_id",
  "recipient",
  "account",
  "currency",
  "amount",
  "max_fee",
  "fee",
  "status",
  "outcome",
  "message",
  "transaction_id",
  "approval_id",
] as const;

/** The saved recipients by ID. Empty until they are read, and for users who may not see them. */
function useRecipientsById(): ReadonlyMap<string, Recipient> {
  const { allowed } = useSession().can("listRecipients");
  const { data } = useRecipients({ query: { enabled: allowed } });
  return useMemo(() => new Map(data?.map((recipient) => [recipient.id, recipient])), [data]);
}

function toCsvRow({ line, recipient }: BatchDetailLine) {
  const { index, outcome, ...values } = line;
  return {
    ...values,
    number: String(index + 1),
    recipient: recipient && nameOf(recipient),
    account: recipient?.account_number || recipient?.crypto_address,
    outcome: outcome?.code,
    message: outcome?.message,
  };
}
