"use client";

import { parseTimestamp } from "@partner-kit/contract";
import { type ReactElement, useState } from "react";
import { formatMoney } from "../../format/formatMoney.ts";
import { isolate } from "../../format/isolate.ts";
import { useText } from "../../locale/useText.ts";
import { saveCsv } from "../../provider/saveFile.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { enSession } from "../../text/messages.en.ts";
import { Age } from "../../ui/Age/Age.tsx";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { RefreshButton } from "../../ui/Button/RefreshButton.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog/ConfirmDialog.tsx";
import { describeBatchStatus } from "../describePaymentBatch.ts";
import { enPaymentBatchDetail, enPaymentBatches } from "../messages.en.ts";
import { type PaymentTotal, totalsOf } from "../paymentTotals.ts";
import type { PaymentBatchDetailState, UsePaymentBatchDetailReturnType } from "../usePaymentBatchDetail.ts";

export interface BatchHeadProps {
  readonly detail: UsePaymentBatchDetailReturnType;
  readonly state: Extract<PaymentBatchDetailState, { status: "ready" }>;
}

/** Name, status and origin of a batch, and what can be done with it. */
export function BatchHead({ detail, state }: BatchHeadProps): ReactElement {
  const text = useText(enSession, enPaymentBatches, enPaymentBatchDetail);
  const { paymentBatches, paymentBatchDetail: messages, fill, plural, join, locale } = text;
  const [isAsking, setAsking] = useState(false);
  const { batch, progress, isOwn } = state;
  const { label, tone, dot } = describeBatchStatus(batch, progress, text);
  const since = parseTimestamp(batch.created_at);
  // A batch whose payments were all sent runs until the last outcome is known, and nothing is left to stop.
  const canStop = batch.status === "running" && progress.open > 0;
  return (
    <div data-part="head">
      <div data-part="title">
        <p data-part="name" dir="auto">
          {batch.name || plural(paymentBatches.unnamed, progress.total)}
        </p>
        <span role="status">
          <Badge tone={tone} dot={dot}>
            {label}
          </Badge>
        </span>
      </div>
      <div data-part="actions">
        {canStop && (
          <Button
            isBusy={detail.isStopping}
            disabledReason={describeRefusal(detail.permission, text)}
            onClick={() => setAsking(true)}
          >
            {messages.stop}
          </Button>
        )}
        <Button variant="quiet" icon="download" iconOnly onClick={() => saveCsv("payments", detail.toCsv())}>
          {messages.saveCsv}
        </Button>
        <RefreshButton {...detail.getRefreshButtonProps()} state={state} />
      </div>
      <p data-part="detail">
        {/* A batch without a name is called after this number. */}
        {batch.name && `${isolate(plural(paymentBatches.unnamed, progress.total))} · `}
        {join(totalsOf(batch.lines).map(writeTotal))}
        {" · "}
        {isOwn ? (
          messages.createdByYou
        ) : (
          <bdi title={batch.subject}>{fill(messages.createdBy, { name: batch.subject_name ?? batch.subject })}</bdi>
        )}
        {since !== undefined && (
          <>
            {" · "}
            <Age since={since} clock="page" text="{age}" />
          </>
        )}
      </p>
      <ConfirmDialog
        isOpen={isAsking && canStop}
        onClose={() => setAsking(false)}
        title={messages.stopTitle}
        description={messages.stopHelp}
        confirmLabel={messages.stop}
        variant="danger"
        onConfirm={() => {
          setAsking(false);
          detail.stop();
        }}
      />
    </div>
  );

  function writeTotal({ currency, amount: value }: PaymentTotal): string {
    const { amount, code } = formatMoney({ value, currency, locale });
    return isolate(`${amount}\u00a0${code}`);
  }
}
