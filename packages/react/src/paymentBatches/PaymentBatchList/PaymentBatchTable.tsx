"use client";

import { parseTimestamp } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { PersonName } from "../../session/PersonName.tsx";
import { Age } from "../../ui/Age/Age.tsx";
import { Badge } from "../../ui/Badge/Badge.tsx";
import type { DataTableColumn } from "../../ui/DataTable/DataTable.tsx";
import { LongDataTable } from "../../ui/DataTable/LongDataTable.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { BatchProgressBar } from "../BatchProgressBar/BatchProgressBar.tsx";
import { describeBatchStatus } from "../describePaymentBatch.ts";
import { enPaymentBatches, enPaymentBatchList } from "../messages.en.ts";
import type { ListedBatch } from "../usePaymentBatchList.ts";

export interface PaymentBatchTableProps {
  /** `undefined` while they load. */
  readonly batches: readonly ListedBatch[] | undefined;
  readonly onOpen: (batchId: string) => void;
}

/** A table of bulk payments, or cards in a narrow container. */
export function PaymentBatchTable({ batches, onOpen }: PaymentBatchTableProps): ReactElement {
  const text = useText(enPaymentBatches, enPaymentBatchList);
  const { paymentBatches, paymentBatchList: messages, plural } = text;
  const columns: readonly DataTableColumn<ListedBatch>[] = [
    { id: "batch", label: messages.batch, isRowHeader: true, render: renderName },
    { id: "total", label: messages.total, align: "number", render: renderTotal },
    { id: "progress", label: messages.progress, render: renderProgress },
    { id: "status", label: messages.status, width: "medium", render: renderStatus },
  ];
  return (
    <LongDataTable label={messages.label} columns={columns} rows={batches} getRowKey={({ batch }) => batch.batch_id} />
  );

  function renderName({ batch, progress, isOwn }: ListedBatch): ReactElement {
    const since = parseTimestamp(batch.created_at);
    return (
      <button type="button" data-part="open" onClick={() => onOpen(batch.batch_id)}>
        <span data-part="name" dir="auto">
          {batch.name || plural(paymentBatches.unnamed, progress.total)}
        </span>{" "}
        <span data-part="detail">
          {isOwn ? messages.you : <PersonName subject={batch.subject} name={batch.subject_name} />}
          {since !== undefined && (
            <>
              {" · "}
              <Age since={since} clock="page" text="{age}" />
            </>
          )}
        </span>
      </button>
    );
  }

  function renderTotal({ batch }: ListedBatch): ReactElement {
    return (
      <span data-part="totals">
        {batch.totals?.map(({ currency, amount }) => (
          <Money key={currency} value={amount} currency={currency} />
        ))}
      </span>
    );
  }

  function renderProgress({ progress }: ListedBatch): ReactElement {
    return <BatchProgressBar progress={progress} />;
  }

  function renderStatus({ batch, progress }: ListedBatch): ReactElement {
    const { label, tone, dot } = describeBatchStatus(batch, progress, text);
    return (
      <span data-part="state">
        <Badge tone={tone} dot={dot}>
          {label}
        </Badge>
        <Icon name="chevronDown" />
      </span>
    );
  }
}
