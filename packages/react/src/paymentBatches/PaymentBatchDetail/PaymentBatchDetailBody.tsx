"use client";

import type { ReactElement } from "react";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { WriteFailure } from "../../errors/WriteFailure/WriteFailure.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useText } from "../../locale/useText.ts";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { DetailSkeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { BatchProgressBar } from "../BatchProgressBar/BatchProgressBar.tsx";
import { enPaymentBatchDetail } from "../messages.en.ts";
import type { PaymentBatchDetailState, UsePaymentBatchDetailReturnType } from "../usePaymentBatchDetail.ts";
import { BatchHead } from "./BatchHead.tsx";
import type { PaymentBatchLinks } from "./PaymentBatchLinks.ts";
import { PaymentLines } from "./PaymentLines.tsx";

export interface PaymentBatchDetailBodyProps {
  readonly detail: UsePaymentBatchDetailReturnType;
  readonly links: PaymentBatchLinks;
}

/** Progress, notes and payments of a batch. */
export function PaymentBatchDetailBody({ detail, links }: PaymentBatchDetailBodyProps): ReactElement {
  const { state, refresh } = detail;
  if (state.status === "loading") return <DetailSkeleton />;
  if (state.status === "error")
    return <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={refresh} />;
  return (
    <>
      <StaleNote freshness={state.freshness} receivedAt={state.receivedAt} />
      <BatchHead detail={detail} state={state} />
      <BatchProgressBar progress={state.progress} />
      <BatchNotes state={state} />
      {detail.stopError && <WriteFailure error={detail.stopError} />}
      <PaymentLines detail={detail} state={state} links={links} />
    </>
  );
}

interface BatchNotesProps {
  readonly state: Extract<PaymentBatchDetailState, { status: "ready" }>;
}

/** The next steps for a person. The rows of the payments have the links. */
function BatchNotes({ state }: BatchNotesProps): ReactElement {
  const { paymentBatchDetail: messages, plural } = useText(enPaymentBatchDetail);
  const { unknown, waitingForApproval } = state.progress;
  return (
    <>
      {unknown > 0 && (
        <Callout tone="warn" title={plural(messages.unknownTitle, unknown)}>
          {plural(messages.unknownHelp, unknown)}
        </Callout>
      )}
      {waitingForApproval > 0 && (
        <Callout tone="info" title={plural(messages.approvalTitle, waitingForApproval)}>
          {plural(messages.approvalHelp, waitingForApproval)}
        </Callout>
      )}
      {state.batch.status === "stopped" && <Callout tone="info">{messages.stopped}</Callout>}
    </>
  );
}
