"use client";

import { type ReactElement, useId } from "react";
import { useText } from "../../locale/useText.ts";
import type { DeliveryEntry } from "../../webhookHistory/historyEntries.ts";
import { DeliveryLogTable, type DeliveryLogTableProps } from "./DeliveryLogTable.tsx";
import { enDeliveryLog } from "./messages.en.ts";

export interface RecentDeliveriesProps extends Pick<DeliveryLogTableProps, "findWebhook" | "onOpen"> {
  /** Newest first. */
  readonly deliveries: readonly DeliveryEntry[];
  readonly onShowHistory: () => void;
}

/** The latest deliveries to all endpoints, with a way to the whole history. */
export function RecentDeliveries(props: RecentDeliveriesProps): ReactElement {
  const { deliveries, findWebhook, onOpen, onShowHistory } = props;
  const { deliveryLog: messages } = useText(enDeliveryLog);
  const id = useId();
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
          findWebhook={findWebhook}
          onOpen={onOpen}
        />
      </div>
    </section>
  );
}
