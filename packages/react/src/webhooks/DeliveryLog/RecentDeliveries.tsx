"use client";

import { type ReactElement, useId } from "react";
import { useText } from "../../locale/useText.ts";
import { readEventSubject } from "../../receivedEvents/readEventSubject.ts";
import type { DeliveryEntry, HistoryEntry } from "../../webhookHistory/historyEntries.ts";
import { useWebhookEvents } from "../../webhookHistory/webhookHistory.ts";
import { DeliveryLogTable, type DeliveryLogTableProps } from "./DeliveryLogTable.tsx";
import { enDeliveryLog } from "./messages.en.ts";

export interface RecentDeliveriesProps extends Pick<DeliveryLogTableProps, "findWebhook" | "onOpen"> {
  /** Newest first. */
  readonly deliveries: readonly DeliveryEntry[];
  readonly onShowHistory: () => void;
}

/** The latest deliveries to all endpoints with the transaction or order of each, and a way to the whole history. */
export function RecentDeliveries(props: RecentDeliveriesProps): ReactElement {
  const { deliveries, findWebhook, onOpen, onShowHistory } = props;
  const { deliveryLog: messages } = useText(enDeliveryLog);
  const id = useId();
  // A delivery names its event only, so its subject is in the history of events.
  const { data } = useWebhookEvents();
  const referenceOf = (entry: HistoryEntry): string | undefined => {
    const event = entry.kind === "delivery" && data?.events.find((one) => one.id === entry.eventId);
    if (!event) return undefined;
    const { transactionId, orderId } = readEventSubject({ data: event.data });
    return transactionId ?? orderId;
  };
  return (
    <section className="pk-RecentDeliveries" aria-labelledby={id}>
      <div data-part="header">
        <p data-part="title" id={id}>
          {messages.recent}
        </p>
        <button type="button" className="pk-Link" onClick={onShowHistory}>
          {messages.showHistory}
        </button>
      </div>
      <div className="pk-DeliveryLog">
        <DeliveryLogTable
          list="deliveries"
          arrivalsOf="recent"
          entries={deliveries}
          referenceOf={referenceOf}
          findWebhook={findWebhook}
          onOpen={onOpen}
        />
      </div>
    </section>
  );
}
